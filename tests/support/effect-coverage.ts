import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import { findArcanaHooks, getArcanaRuleId } from '#main/games/planet28/battle/powers/effects/arcana.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import type { EffectShape } from '#shared/games/planet28/battle/effects.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { getRuleId, type TableName } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { BATTLE_RULING_IDS, RULINGS, type RulingId } from '#shared/games/planet28/tables/rulings.ts'
import { BEHAVIOURS } from './planet28-behaviours.ts'
import { HOUSE_ROWS } from './planet28-house-rows.ts'
import { type ExecutedCommand, formatCommandOutcome, soakedBy, usedIn } from './planet28-outcome.ts'
import type { Present } from './planet28-present.ts'
import { memoizePerObject, removeRowEffect } from './planet28-without-row.ts'
import { RULINGS_TESTED_ELSEWHERE } from './rulings-tested-elsewhere.ts'

const OWN_RULES: ReadonlySet<string> = new Set(HOUSE_ROWS.map(({ table, id }) => getRuleId(table, id)))

/** Counts the effects of every row, ruling, shape and command, each until it was observed often enough. */
export class EffectCoverage {
  readonly counts = new Map<string, number>()
  /**
   * Required number of observations of everything, and of a house row: its shape has to be observed as often as
   * anything else.
   */
  readonly #enough: { readonly each: number; readonly own: number }

  constructor(enough: { readonly each: number; readonly own: number }) {
    this.#enough = enough
  }

  of(key: string): number {
    return this.counts.get(key) ?? 0
  }

  add(key: string): void {
    this.counts.set(key, this.of(key) + 1)
    const shape = SHAPES.get(key)
    if (shape !== undefined) this.add(`shape ${shape}`)
  }

  /** Whether more observations are needed; for a row also if its shape was not observed often enough. */
  isOpen(key: string): boolean {
    const shape = SHAPES.get(key)
    if (shape !== undefined && this.of(`shape ${shape}`) < this.#enough.each) return true
    return this.of(key) < (OWN_RULES.has(key) ? this.#enough.own : this.#enough.each)
  }

  /**
   * Observes what the setup depends on: powers and pools given by a row, rulings applied in a first round or a draw.
   */
  setUp(options: BattleOptions, seed: string): void {
    const begun = (changed: BattleOptions) => {
      const { units } = PLANET28_BATTLE.setUp(changed, createSeededDice(seed))
      return JSON.stringify(
        units.map((unit) =>
          unit.kind === 'vehicle' ? 0 : [unit.arcana, unit.models.map(({ pool, freeRounds }) => [pool, freeRounds])],
        ),
      )
    }
    const now = begun(options)
    for (const { table, id, rule } of BEHAVIOURS)
      if (this.isOpen(rule) && holds(options, table, id) && begun(idle(options, table, id)) !== now) this.add(rule)
    for (const { key, other: alternatives } of rulingsIn(options.settings))
      if (
        this.isOpen(key) &&
        alternatives.some((candidate) => begun({ ...options, settings: { ...options.settings, ...candidate } }) !== now)
      )
        this.add(key)
  }

  /**
   * Observes the rows and rulings that a command depended on: without each of them the result differs, with the same
   * dice.
   */
  order(ordered: ExecutedCommand, present: Present, chance: Dice): void {
    const { before, command, faces, events, refusedBy } = ordered
    const near = present.near(ordered).filter(({ rule }) => this.isOpen(rule))
    const answers = rulingsIn(before.settings).filter(({ key }) => this.isOpen(key))
    // The cause of a refusal is often something else: of all open keys, one on average is tried.
    const looked = () => chance.die(near.length + answers.length) === 1
    const rows = near.filter(
      ({ rule, shapes }) => events !== null || refusedBy === rule || shapes.includes('immune') || looked(),
    )
    const asked = answers.filter(({ rule }) => events !== null || rule === refusedBy || looked())
    const now = rows.length + asked.length === 0 ? null : formatCommandOutcome(before, command, faces)
    for (const { table, id, rule } of rows)
      if (formatCommandOutcome(removeRowEffect(before, table, id), command, faces).told !== now?.told) this.add(rule)
    for (const { key, other: alternatives } of asked)
      if (
        alternatives.some(
          (candidate) =>
            formatCommandOutcome(ruledOtherwise(before, key, candidate), command, faces).whole !== now?.whole,
        )
      )
        this.add(key)
    if (events === null) return
    this.add(`order ${command.type}`)
    const used = usedIn(before, command, events)
    if (used !== null) this.add(used)
    for (const event of events) if (event.type === 'soaked') this.add(soakedBy(before, event))
  }

  /** Keys that were not observed often enough. */
  seldom(keys: readonly string[]): string[] {
    return keys.filter((key) => this.isOpen(key)).map((key) => `${key}: ${this.of(key)}`)
  }
}

/** Shape of each row with a single shape: observing such a row also observes its shape. */
const SHAPES: ReadonlyMap<string, EffectShape> = new Map(
  BEHAVIOURS.flatMap(({ rule, shapes: [shape, ...more] }) =>
    shape === undefined || more.length > 0 ? [] : [[rule, shape] as const],
  ),
)

/**
 * Everything that has to be observed: rows with effects, arcane powers, each answer to each ruling that a battle
 * applies.
 */
export const REQUIRED_EFFECTS: readonly string[] = [
  ...BEHAVIOURS.map(({ rule }) => rule),
  ...new Set(BEHAVIOURS.flatMap(({ shapes }) => shapes.map((shape) => `shape ${shape}`))),
  ...listRowIds(ARCANA)
    .filter((id) => findArcanaHooks(id) !== null)
    .map((id) => getArcanaRuleId(ARCANA[id])),
  ...BATTLE_RULING_IDS.filter((asked) => !RULINGS_TESTED_ELSEWHERE.some(({ id }) => id === asked)).flatMap((id) =>
    RULINGS[id].choices.map(({ value }) => `${id} = ${String(value)}`),
  ),
]

interface Asked {
  readonly key: string
  readonly rule: string
  readonly other: readonly Readonly<Record<string, unknown>>[]
}

/** Each ruling with its current and its other answers. */
function rulingsIn(settings: Readonly<Record<string, unknown>>): readonly Asked[] {
  return memoizePerObject(settings, 'asked', () =>
    BATTLE_RULING_IDS.map((id: RulingId) => ({
      key: `${id} = ${String(settings[id])}`,
      rule: RULINGS[id].rule,
      other: RULINGS[id].choices.filter(({ value }) => value !== settings[id]).map(({ value }) => ({ [id]: value })),
    })),
  )
}

function ruledOtherwise(battle: Battle, key: string, alternative: Readonly<Record<string, unknown>>): Battle {
  const rulingKey = `${key} ${JSON.stringify(alternative)}`
  // Active tables are cached by their array of house rows, so each ruling has its own array.
  const changed = memoizePerObject(battle.house, rulingKey, () => ({
    house: [...battle.house],
    settings: { ...battle.settings, ...alternative },
  }))
  return { ...battle, ...changed }
}

/** Whether a unit of the battle options has a row. */
function holds({ units, house }: BattleOptions, table: TableName, id: string): boolean {
  if (house.some((row) => row.table === table && row.id === id)) return true
  return units.some((unit) => unit.kind !== 'vehicle' && table === 'traits' && unit.profile.traits.includes(id))
}

/** Battle options in which a row has no effect. */
function idle(options: BattleOptions, table: TableName, id: string): BattleOptions {
  const { house } = removeRowEffect({ house: options.house, units: [] }, table, id)
  const units = options.units.map((unit) =>
    unit.kind === 'vehicle' || table !== 'traits' || house.some((row) => row.id === id && row.table === table)
      ? unit
      : { ...unit, profile: { ...unit.profile, traits: unit.profile.traits.filter((trait) => trait !== id) } },
  )
  return { ...options, house: [...house], units } as BattleOptions
}
