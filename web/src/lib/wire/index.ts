/** What goes over the wire, by the names the page uses; the types are made from the server's document. */

import type { components } from './types';

type Schemas = components['schemas'];
export type About = Schemas['AboutOut'];
export type Game = Schemas['GameOut'];
export type Box = Schemas['Box'];
export type GameWords = Schemas['WordsOut'];
export type Person = Schemas['PersonOut'];
export type Session = Schemas['SessionOut'];
export type TableInfo = Schemas['TableOut'];
export type TableSaid = Schemas['TableIn'];
export type Seat = Schemas['SeatOut'];
export type Bot = Schemas['BotOut'];
export type Bots = Schemas['BotsOut'];
export type Position = Schemas['PositionOut'];
export type Scenes = Schemas['ScenesOut'];
export type Change = Schemas['ChangeOut'];
export type Decision = Schemas['DecisionOut'];
export type Option = Schemas['OptionOfDecision'];
export type Obstacle = Schemas['ObstacleOut'];
export type Happened = Schemas['HappenedOut'];
export type TableEvent = Schemas['EventOut'];
export type Preview = Schemas['PreviewOut'];
export type Score = Schemas['ScoreOut'];
export type ChatLine = Schemas['ChatOut'];
export type Problem = Schemas['ProblemOut'];
export type Foresight = Schemas['ForesightOut'];
export type Outlook = Schemas['OutlookOut'];
export type Foreseen = Schemas['ForeseenOut'];
export type Forecast = Schemas['ForecastOut'];
export type ForecastNow = Schemas['ForecastNowOut'];
export type Expected = Schemas['CellOut'];
export type ForecastRow = Schemas['RowOut'];
export type Going = Schemas['ColumnOut']['going'];
export type Catalogue = Schemas['Catalogue'];
export type Piece = Schemas['Piece'];
export type Telling = Schemas['Telling'];
export type Effect = Schemas['PrintedEffect'];
export type Statistics = Schemas['StatisticsOut'];
export type PieceFare = Schemas['PieceFareOut'];
export type Vocabulary = Schemas['VocabularyOut'];
export type Rules = Schemas['RulesOut'];
export type RulesSection = Schemas['SectionOut'];
export type Tutorial = Schemas['TutorialOut'];
export type Lesson = Schemas['LessonOut'];
/** What a view holds: the facts of a game. */
export type Facts = Record<string, unknown>;
