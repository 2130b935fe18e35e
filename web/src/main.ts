import '@fontsource/grenze/600.css';
import '@fontsource/grenze-gotisch/latin-700.css';
import '@fontsource-variable/source-sans-3/index.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/forced.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { drawSprite } from './lib/pieces/sprite';
import { speech } from './lib/words/speech.svelte';
import { pageAt } from './pages';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
drawSprite(document.body);
await Promise.all([speech.load(), pageAt(location.pathname).load()]);
mount(App, { target });
