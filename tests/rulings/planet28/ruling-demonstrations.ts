import { type Dice, createGivenDice } from '#main/games/kit/dice.ts'
import type { JsonRecord } from '#main/games/kit/json.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  runCommandInBattle,
  type ExampleBattleResult,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { BattleOptions, UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import type { RULINGS, RulingId, Settings } from '#shared/games/planet28/tables/rulings.ts'

/** Rulings that are only applied by the players at the table. */
export type TableRuling = {
  [Id in RulingId]: (typeof RULINGS)[Id]['follows'] extends 'battle' ? Id : never
}[RulingId]

/** A demonstration of a ruling: a scene whose result depends on the answer. */
export interface RulingDemonstration<Id extends RulingId> {
  /** Description of the scene. */
  readonly scene: string
  /** Result of the scene with that answer. */
  readonly play: (settings: JsonRecord) => unknown
  /** Expected result per answer. */
  readonly outcomes: { readonly [Answer in `${Settings[Id]}`]: unknown }
}

/** Demonstrations of all rulings. */
export type RulingDemonstrations<Ids extends RulingId> = { readonly [Id in Ids]: RulingDemonstration<Id> }

/** No dice are thrown. */
export const none = createGivenDice([])

/** Dice that all show the given face, or their highest one. */
export const showing = (face: number): Dice => ({ die: (sides) => Math.min(face, sides) })

/** A battle in its first turn with one of these units active; units listed together are in contact. */
export function ruled(
  units: readonly UnitOptions[],
  settings: JsonRecord,
  {
    active = 'us',
    locks = [],
    house = [],
  }: { active?: string; locks?: Battle['locks']; house?: BattleOptions['house'] } = {},
): Battle {
  return { ...beginFirstTurn(createExampleBattle(units, settings, none, house), active), locks }
}

/** Result of a command with exactly these faces. */
export function executeWithFaces(
  battle: Battle,
  command: BattleCommand,
  faces: readonly number[] = [],
): ExampleBattleResult {
  const dice = createGivenDice(faces)
  const played = runCommandInBattle(battle, command, dice)
  if (dice.left() > 0) throw new Error(`${dice.left()} of the dice were not thrown`)
  return played
}

/** Rule by which a command is refused, whatever the dice; null if it is legal. */
export function findRefusalRule(battle: Battle, command: BattleCommand, dice: Dice = showing(1)): string | null {
  const decision = PLANET28_BATTLE.decide(battle, command, dice)
  return decision.ok ? null : decision.refusal.rule
}

/** Labels of all rolls of a command. */
export function formatRollLabels(battle: Battle, command: BattleCommand, dice: Dice): string[] {
  return runCommandInBattle(battle, command, dice).rolls.map(({ label }) => label)
}

/** Returns the battle with one unit changed. */
export function changed(
  battle: Battle,
  id: string,
  change: (unit: CharacterOrSquadUnit) => CharacterOrSquadUnit,
): Battle {
  const units = battle.units.map((unit): BattleUnit =>
    unit.id === id && unit.kind !== 'vehicle' ? change(unit) : unit,
  )
  return { ...battle, units }
}

/** Returns a character with this gear, regardless of what the examples include. */
export function carrying(unit: UnitOptions, equipment: readonly string[]): UnitOptions {
  if (unit.kind !== 'character') throw new Error('Only characters carry gear here')
  return { ...unit, profile: { ...unit.profile, equipment: [...equipment] } }
}

/** Hit points of the first model of a unit. */
export function hitPointsIn({ units }: Battle, id: string): number | undefined {
  const unit = units.find((battleUnit) => battleUnit.id === id)
  return unit === undefined || unit.kind === 'vehicle' ? undefined : unit.models[0]?.hitPoints
}
