import type { Dice } from '#main/games/kit/dice.ts'
import type { Decision } from '#main/games/kit/game.ts'
import { type JsonRecord, parseNumber, parseText, toRecordOrEmpty } from '#main/games/kit/json.ts'
import { VectorRefusal } from '#main/games/kit/vector-game.ts'
import { evolve } from '#main/games/planet28/battle/evolve/evolve.ts'
import { runBattleTransaction, getPeopleUnit, type Transaction } from '#main/games/planet28/battle/transaction.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent, ExplainedRoll } from '#shared/games/planet28/battle/events.ts'
import type { BattleOptions, UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { CHARACTER_START } from '#shared/games/planet28/starting-profiles.ts'
import { parseGear, parseTraits } from '../parse-given.ts'

/** Defaults of skill and hit points for examples that omit them. */
const UNSAID = { skill: 5, hitPoints: 20 } as const

/** Creates a character of an example from its numbers, traits, weapon and armour. Missing fields get default values. */
export function createExampleCharacterOptions(id: string, given: JsonRecord, side = id): UnitOptions {
  const skillOf = (name: string) => (given[name] === undefined ? UNSAID.skill : parseNumber(given[name], name))
  const hitPoints = given['startHp'] ?? given['HP'] ?? given['hp']
  const gear = [given['weapon'], given['armour']].filter((piece) => typeof piece === 'string')
  return {
    kind: 'character',
    id,
    name: id,
    side,
    warbandId: null,
    lasting: [],
    profile: {
      skills: { A: skillOf('A'), F: skillOf('F'), S: skillOf('S'), AW: skillOf('AW'), P: skillOf('P') },
      hitPoints: hitPoints === undefined ? UNSAID.hitPoints : parseNumber(hitPoints, 'hp'),
      traits: given['traits'] === undefined ? [] : parseTraits(given['traits']),
      abilities: [],
      equipment: parseGear(gear, 'gear'),
    },
    usesBefore: {},
    addictions: [],
  }
}

/** Creates a character with the speed of the example. */
export function createExampleMoverOptions(id: string, given: JsonRecord): UnitOptions {
  const speedCm = given['speedCm'] === undefined ? CHARACTER_START.speedCm : parseNumber(given['speedCm'], 'speedCm')
  const value = speedCm - CHARACTER_START.speedCm
  const lasting = value === 0 ? [] : [{ source: 'Speed', rule: 'P28-MOVE-2', on: 'speedCm' as const, value }]
  return { ...createExampleCharacterOptions(id, given), lasting }
}

/** Creates a battle with these units before the first turn. */
export function createExampleBattle(
  units: readonly UnitOptions[],
  settings: JsonRecord,
  dice: Dice,
  house: BattleOptions['house'] = [],
): Battle {
  const sides = [...new Set(units.map(({ side }) => side))]
  const play = sides.includes('enemies') ? 'solo' : 'opposed'
  const two = sides.length < 2 ? [...sides, 'nobody'] : sides
  return PLANET28_BATTLE.setUp(
    {
      play,
      goal: '',
      turns: 10,
      settings,
      house,
      sides: two.map((id) => ({ id, name: id, isEnemy: id === 'enemies', warbandIds: [] })),
      units: [...units],
    },
    dice,
  )
}

/** Starts the first turn with one unit acting. No dice are rolled for it. */
export function beginFirstTurn(battle: Battle, unit: string | null): Battle {
  const order = battle.units.map(({ id }) => ({
    unit: id,
    agility: 5,
    awareness: 5,
    rollOff: 0,
    isLast: false,
    isLater: false,
  }))
  return { ...battle, phase: 'turn', turn: 1, active: unit, order }
}

/** Result of an operation on a battle. */
export interface ExampleBattleResult {
  readonly battle: Battle
  readonly events: readonly BattleEvent[]
  readonly rolls: readonly ExplainedRoll[]
}

/** Runs an operation on a battle. Throws if it is refused. */
export function runInBattle(battle: Battle, dice: Dice, act: (transaction: Transaction) => void): ExampleBattleResult {
  return played(battle, runBattleTransaction(battle, dice, act))
}

/** Executes a command in a battle. Throws if it is refused. */
export function runCommandInBattle(battle: Battle, command: BattleCommand, dice: Dice): ExampleBattleResult {
  return played(battle, PLANET28_BATTLE.decide(battle, command, dice))
}

function played(before: Battle, decision: Decision<BattleEvent>): ExampleBattleResult {
  if (!decision.ok) throw new VectorRefusal(decision.refusal)
  const { events } = decision
  const rolls = events.flatMap((event) => (event.type === 'rolled' ? [event.roll] : []))
  return { battle: events.reduce(evolve, before), events, rolls }
}

/** Finds a character or squad of a battle. */
export function getPeopleUnitInBattle(battle: Battle, id: string): CharacterOrSquadUnit {
  return getPeopleUnit({ battle }, id)
}

/** Splits each entry of a list into its id and the remaining fields. */
export function listNamedEntries(list: readonly JsonRecord[]): { id: string; given: JsonRecord }[] {
  return list.map((item) => ({ id: parseText(item['id'], 'id'), given: toRecordOrEmpty(item) }))
}
