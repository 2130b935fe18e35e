/** What a view and the board of each game hold; written by web/make_wire.py. */

import type { components } from './types';

type Schemas = components['schemas'];

export interface Views {
  architects: {
    game: 'architects';
    rules: 'r1';
    seats: string[];
    options: {
      player_boards: string;
      variable_assignment: string;
      two_vs_bot: boolean;
      bot: string;
      promo_cards: boolean;
      promo_boards: boolean;
      aoa_starting_apprentice: boolean;
      aoa_apprentice_sweep: boolean;
    };
    turn_order: string[];
    active: string | null;
    done: number;
    final_turns: number | null;
    tax_stand: number;
    guildhall: string[];
    black_market: Record<string, string>;
    small_pile: string[];
    small_face: string | null;
    large_pile: string[];
    workshop: Record<string, string>;
    workshop_silver: Record<string, number>;
    apprentice_pile: string[];
    apprentices_beneath: string[];
    building_pile: number;
    beneath: Record<string, number>[];
    rewards: number;
    rewards_gone: Record<string, number>;
    automa: {
      marble: number;
      virtue: number;
      cathedral: number;
      unpaid_debts: number;
      supply?: number;
      workers: Record<string, number>;
      prison: number;
      captured: Record<string, number>;
      schemes: string[];
      mixed_in: number;
      discarded: string[];
      future: string[];
    } | null;
    players: Record<string, {
      silver: number;
      clay: number;
      wood: number;
      stone: number;
      gold: number;
      marble: number;
      virtue: number;
      cathedral: number;
      unpaid_debts: number;
      supply: number;
      workers: Record<string, number>;
      prison: number;
      captured: Record<string, number>;
      paid_debts: number;
      character: string | null;
      apprentices: string[];
      buildings: string[];
      hand: string[] | number;
      offered: string[] | number;
      pick: string[] | number;
      put_under: string[] | number;
    }>;
    agenda: (string | Record<string, unknown>)[];
    over: boolean;
  };
  caylus: {
    game: 'caylus';
    rules: 'r1';
    seats: string[];
    options: {
      jeweller: boolean;
      simplified_favours: boolean;
    };
    round: number;
    phase: string;
    done: number;
    turn_order: string[];
    passed: string[];
    bailiff: number;
    provost: number;
    road: Record<string, string>;
    residences: Record<string, string>;
    owners: Record<string, string>;
    out_of_game: string[];
    workers: Record<string, string>;
    stables: string[];
    castle: string[];
    inn_left: string | null;
    inn_right: string | null;
    scored: number;
    players: Record<string, {
      deniers: number;
      food: number;
      wood: number;
      stone: number;
      cloth: number;
      gold: number;
      workers: number;
      prestige: number;
      awaiting: string[];
      houses: Record<string, number>;
      batches: number;
      columns: Record<string, number>;
      rows_used: string[];
      favours: number;
    }>;
    agenda: (string | Record<string, unknown>)[];
    over: boolean;
  };
  caylus_1303: {
    game: 'caylus_1303';
    rules: 'r1';
    seats: string[];
    options: {
      character_pool: string;
      show_opponent_pp: boolean;
    };
    round: number;
    phase: string;
    step: number;
    done: number;
    first_player: string | null;
    passed: string[];
    provost: number;
    road: Record<string, string>;
    slots: Record<string, string>;
    owners: Record<string, string>;
    residences: string[];
    workers: Record<string, string>;
    second_workers: Record<string, string>;
    site: string[];
    characters: string[];
    used: string[];
    players: Record<string, {
      food: number;
      wood: number;
      stone: number;
      cloth: number;
      gold: number;
      supply: number;
      camp: number;
      prestige: number | null;
      characters: string[];
      bundles: number;
    }>;
    agenda: (string | Record<string, unknown>)[];
    over: boolean;
  };
  magna_carta: {
    game: 'magna_carta';
    rules: 'r1';
    seats: string[];
    options: {
      ruleset: string;
    };
    round: number;
    phase: string;
    done: number;
    turn: string | null;
    first_player: string | null;
    passed: string[];
    road: string[];
    provost: number | null;
    tokens: Record<string, number>;
    covering: Record<string, string>;
    workers: Record<string, string>;
    players: Record<string, {
      deniers: number;
      food: number;
      wood: number;
      stone: number;
      gold: number;
      workers: number;
      hand: string[] | number;
      pile: number;
      discard: string[];
      mulligan: number | null;
      residences: string[];
      marked: string[];
      reserves: Record<string, number>;
      prestige: string[];
      tokens: Record<string, number>;
      lots: number;
    }>;
    agenda: (string | Record<string, unknown>)[];
    over: boolean;
  };
}

export interface Boards {
  architects: {
    workers: number;
    hand_limit: number;
    apprentice_limit: number;
    skills: string[];
    wild: Record<string, string[]>;
    locations: {
      id: string;
      gives: {
        kind: string;
        base: number;
        per_worker?: number;
        workers_for_one?: number;
      }[];
    }[];
    looks: Record<string, {
      face: string;
      glyph: string;
    }>;
    storehouse: Schemas['PrintedEffect'][];
    workshop: {
      places: string[];
      columns: number;
      hire: Record<string, number>;
      skips: {
        here: number[][];
        next: number[][];
      };
      plans: {
        base: number;
        workers_for_one: number;
      };
    };
    town_centre: {
      first: Record<string, number>;
      further: Record<string, number>;
      locations: Record<string, number>;
    };
    tax_stand: {
      start: number;
      virtue: number;
    };
    guardhouse: {
      sale: Record<string, number>;
      ransom: Record<string, number>;
      ransom_by_debt: Record<string, number>;
      debt: Record<string, number>;
    };
    black_market: {
      spaces: ({
        id: string;
        silver: number;
        virtue: number;
        printed: Record<string, number>;
        card: 'small_face' | 'large_pile' | null;
      })[];
      cards: Record<string, Record<string, number>>;
      draw: number;
    };
    prison: {
      loss_from: number;
      prisoners_for_loss: number;
    };
    guildhall: Record<string, {
      columns: number;
      spaces: number;
      resets: number[];
    }>;
    sweep: {
      column: number;
      rows: number;
    };
    cathedral: {
      level: number;
      cost: Record<string, number>;
      spaces: number;
      points: number;
    }[];
    rewards: Record<string, Record<string, number>>;
    virtue: {
      level: number;
      points: number;
      avoids: number;
      market: boolean;
      cathedral: boolean;
    }[];
    characters: Record<string, {
      colour: string;
      virtue: number;
      prison: number;
      debts: number;
      apprentices: number;
      start: Record<string, number>;
    }>;
    automa: {
      points_per_worker: Record<string, number>;
      schemes: Record<string, string>;
      from: number;
    };
    end: {
      debt_points: number;
      silver_for_point: number;
    };
  };
  caylus: {
    phases: string[];
    wild: Record<string, string[]>;
    workers: number;
    income: number;
    road_spaces: number;
    neutral_spaces: number;
    fixed_spaces: Record<string, string>;
    first_buildable: number;
    start_space: number;
    castle_spaces: number;
    stables_spaces: number;
    stables_least_seats: number;
    specials: string[];
    options: Record<string, string>;
    start: {
      cubes: Record<string, number>;
      deniers: Record<string, number[]>;
    };
    bridge: {
      prices: Record<string, number[]>;
      at_home: number;
      first_to_pass: number;
    };
    owner_reward: number;
    provost: {
      reach: number;
      price: number;
    };
    bailiff: {
      steps: number;
      steps_behind: number;
    };
    batch: {
      others: string[];
      penalty: number;
    };
    sections: {
      id: string;
      parts: number;
      points: number;
      trigger: number;
      penalty: number;
      favours: number[];
      opens: number[];
    }[];
    favours: {
      row: string;
      columns: Schemas['PrintedEffect'][][];
    }[];
    open_columns: number[];
    simple_favour: number;
    end: {
      gold_points: number;
      cubes_for_point: number;
      deniers_for_point: number;
    };
  };
  caylus_1303: {
    phases: string[];
    rounds: number;
    workers: number;
    houses: number;
    wild: Record<string, string[]>;
    road_spaces: number;
    starting_spaces: number;
    wood_space: number;
    stone_space: number;
    printed: string[];
    site: {
      spaces: number;
      opens: number[];
      bundle: {
        size: number;
        has: string;
        others: string[];
        points: number;
      };
    };
    placement: {
      by_passed: number[];
      owner_points: number;
    };
    provost: {
      start: number;
      reach: number;
      price: number;
    };
    seats: Record<string, {
      characters: number;
      workers: number;
      recruits: number;
    }>;
    start: Record<string, number>;
    first_game: string[];
    characters: Record<string, {
      moment: string;
      once_per_round: boolean;
      amount: number;
    }>;
    end: {
      gold_points: number;
    };
  };
  magna_carta: {
    phases: Record<string, string[]>;
    wild: Record<string, string[]>;
    workers: number;
    income: number;
    deck: string[];
    prestige: string[];
    neutral: string[];
    last_neutral: string;
    not_for_beginners: string[];
    start: {
      cubes: Record<string, number>;
      deniers: number;
      hand: number;
    };
    reserve: {
      cards: string[];
      cubes: Record<string, number>;
    };
    action_price: number;
    bridge: {
      first_to_pass: number;
    };
    provost: {
      reach: number;
      price: number;
      advance: number;
    };
    sections: {
      id: string;
      points: number;
      tokens: Record<string, number>;
    }[];
    lot: {
      pay: Record<string, number>;
      most_gain: Record<string, number>;
      tokens_removed: number;
    };
    end: {
      gold_points: number;
      cubes_for_point: number;
      deniers_for_point: number;
    };
  };
}
