import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Works for a moment and returns the number of attacks or actions done. */
export type BenchmarkWork = () => number

/** Attacks in one Firestone combat between the boards below, counted by its own spectator. */
const ATTACKS_OF_A_COMBAT = 13
const COMBATS = 200
const MINIONS = 7
const TEAMS = 20
const MOST_CHOICES = 1500

interface Firestone {
  readonly simulateBattle: (input: object, cards: object, data: object) => Generator<unknown, unknown>
}
interface FirestoneCards {
  initializeCardsDbFromCards(cards: readonly object[]): void
}

/** Combats of Firestone's simulator with seven plain minions per side: its fast path, because they only attack. */
export function createFirestoneCombats(packages: string): BenchmarkWork {
  const require = createRequire(join(packages, 'any.js'))
  const { AllCardsService } = require('@firestone-hs/reference-data') as { AllCardsService: new () => FirestoneCards }
  const { CardsData } = require('@firestone-hs/simulate-bgs-battle/dist/cards/cards-data.js') as {
    CardsData: new (cards: object, isSlow: boolean) => { inititialize(tribes: object, anomalies: object): void }
  }
  const { simulateBattle } = require('@firestone-hs/simulate-bgs-battle') as Firestone
  const cards = new AllCardsService()
  cards.initializeCardsDbFromCards(cardsOfBoards())
  const data = new CardsData(cards, false)
  data.inititialize([], [])
  const input = combat()
  return () => {
    for (const _step of simulateBattle(input, cards, data));
    return COMBATS * ATTACKS_OF_A_COMBAT
  }
}

function cardsOfBoards(): object[] {
  const minions = Array.from({ length: 2 * MINIONS }, (_card, at) => ({
    id: `TEST_${at}`,
    dbfId: 1000 + at,
    name: `T${at}`,
    type: 'Minion',
    ...strengthOf(at),
    techLevel: 1,
    set: 'Battlegrounds',
    mechanics: [],
    races: [],
  }))
  const hero = { id: 'TB_HERO', dbfId: 5000, name: 'Hero', type: 'Hero', health: 30 }
  const known = { id: 'CS2_122', dbfId: 1, name: 'x', type: 'Minion', attack: 1, health: 1, techLevel: 1 }
  return [known, ...minions, hero]
}

const strengthOf = (at: number) => ({ attack: 2 + (at % 5), health: 3 + (at % 7) })

function combat(): object {
  const side = (first: number, friendly: boolean) => ({
    player: {
      cardId: 'TB_HERO',
      hpLeft: 30,
      tavernTier: 3,
      heroPowers: [],
      questEntities: [],
      friendly,
      entityId: 900 + first,
      trinkets: [],
      hand: [],
      secrets: [],
      globalInfo: {},
    },
    board: Array.from({ length: MINIONS }, (_minion, at) => ({
      entityId: first + at + 1,
      cardId: `TEST_${first + at}`,
      ...strengthOf(first + at),
      enchantments: [],
      friendly,
    })),
    secrets: [],
  })
  return {
    playerBoard: side(0, true),
    opponentBoard: side(MINIONS, false),
    gameState: { currentTurn: 8, validTribes: [], anomalies: [], numberOfPlayersAlive: 8 },
    options: {
      numberOfSimulations: COMBATS,
      maxAcceptableDuration: 60_000,
      includeOutcomeSamples: false,
      skipInfoLogs: true,
      intermediateResults: 0,
    },
  }
}

interface ShowdownSide {
  readonly activeRequest: {
    readonly wait?: boolean
    readonly forceSwitch?: unknown
    readonly teamPreview?: unknown
    readonly active?: readonly { readonly moves: readonly { readonly disabled?: unknown }[] }[]
  } | null
}
interface ShowdownBattle {
  readonly ended: boolean
  readonly p1: ShowdownSide
  readonly p2: ShowdownSide
  setPlayer(seat: string, player: object): void
  makeChoices(a: string, b: string): void
  destroy(): void
}

/** Battles of Pokémon Showdown's first generation by random legal choices; each choice is an action. */
export function createShowdownBattles(packages: string): BenchmarkWork {
  const require = createRequire(join(packages, 'any.js'))
  const { Battle, Teams } = require('@pkmn/sim') as {
    Battle: new (options: object) => ShowdownBattle
    Teams: { setGeneratorFactory(factory: unknown): void; generate(format: string): object }
  }
  const { TeamGenerators } = require('@pkmn/randoms') as { TeamGenerators: unknown }
  Teams.setGeneratorFactory(TeamGenerators)
  const teams = Array.from({ length: TEAMS }, () => Teams.generate('gen1randombattle'))
  let run = 0
  return () => {
    run += 1
    const battle = new Battle({ formatid: 'gen1randombattle', seed: `sodium,${run.toString(16).padStart(32, '0')}` })
    battle.setPlayer('p1', { name: 'A', team: teams[run % TEAMS] })
    battle.setPlayer('p2', { name: 'B', team: teams[(7 * run + 3) % TEAMS] })
    const actions = fightOut(battle, run)
    battle.destroy()
    return actions
  }
}

function fightOut(battle: ShowdownBattle, seed: number): number {
  let [actions, word] = [0, seed]
  const below = (count: number) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((word / 2 ** 32) * count)
  }
  for (let choices = 0; choices < MOST_CHOICES && !battle.ended; choices += 1) {
    const [a, b] = [choiceOf(battle.p1, below), choiceOf(battle.p2, below)]
    actions += Number(a !== '') + Number(b !== '')
    try {
      battle.makeChoices(a, b)
    } catch {
      battle.makeChoices('default', 'default')
    }
  }
  return actions
}

function choiceOf({ activeRequest: asked }: ShowdownSide, below: (count: number) => number): string {
  if (asked === null || asked.wait === true) return ''
  const moves = asked.forceSwitch || asked.teamPreview ? undefined : asked.active?.[0]?.moves
  const able = moves?.flatMap(({ disabled }, at) => (disabled ? [] : [at + 1])) ?? []
  return able.length === 0 ? 'default' : `move ${able[below(able.length)]}`
}
