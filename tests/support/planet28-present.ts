import { buildRules } from '#main/games/planet28/house/build-rules.ts'
import { DEFAULT_SETTINGS } from '#main/games/planet28/settings.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { type Behaviour, BEHAVIOURS } from './planet28-behaviours.ts'
import type { ExecutedCommand } from './planet28-outcome.ts'

/** Rows with effects that the units of a battle have. */
export class Present {
  readonly #rows: ReadonlyMap<string, readonly Behaviour[]>
  readonly #far: readonly Behaviour[]

  constructor(options: BattleOptions) {
    this.#rows = new Map(options.units.map((unit) => [unit.id, behavioursOf(unit, options)]))
    this.#far = [...this.#rows.values()]
      .flat()
      .filter(({ shapes }) => shapes.includes('aura') || shapes.includes('immune'))
  }

  /**
   * Effects of the units named in a command, of those aboard them, and of those that work at a distance; of all units
   * if it names none.
   */
  near({ before, command }: ExecutedCommand): Behaviour[] {
    const text = JSON.stringify(command)
    const named = [...this.#rows].filter(
      ([id]) => text.includes(id) || !('unit' in command) || isAboardOf(before, id, text),
    )
    return [...new Set([...named.flatMap(([, rows]) => rows), ...this.#far])]
  }
}

function isAboardOf({ units }: Battle, id: string, text: string): boolean {
  const unit = units.find((battleUnit) => battleUnit.id === id)
  return unit !== undefined && unit.kind !== 'vehicle' && unit.aboard !== null && text.includes(unit.aboard.vehicle)
}

function behavioursOf(unit: BattleOptions['units'][number], { house, settings }: BattleOptions): Behaviour[] {
  const text = JSON.stringify(unit)
  const { tables } = buildRules({ ...DEFAULT_SETTINGS, ...settings }, house)
  const weapons = Object.entries({ ...tables.weapons, ...tables.vehicleWeapons }).filter(([id]) =>
    text.includes(`"${id}"`),
  )
  const rules = new Set(weapons.flatMap(([, { specialRules }]) => specialRules))
  return BEHAVIOURS.filter(({ id, table }) => (table === 'weaponRules' ? rules.has(id) : text.includes(`"${id}"`)))
}
