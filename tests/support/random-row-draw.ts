import type { Dice } from '#main/games/kit/dice.ts'
import type { HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import { PRINTED_TABLES, type TableName } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { type RulingChoice, type RulingId, RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import { HOUSE_ROWS, weaponsWith } from './planet28-house-rows.ts'
import { isSo, oneOf } from './planet28-said.ts'

/** Whether a row of a table, or an answer to a ruling, still has to be observed taking effect. */
export interface Wanted {
  readonly row: (table: TableName, id: string) => boolean
  readonly answer: (id: RulingId, value: RulingChoice['value']) => boolean
}

/** Drawn rows, and the house rows they require. */
export class RandomRowDraw {
  readonly chance: Dice
  readonly house = new Map<string, HouseRow>()
  readonly #wanted: Wanted

  constructor(chance: Dice, wanted: Wanted) {
    this.chance = chance
    this.#wanted = wanted
  }

  /** A row of a table, preferably a wanted one. */
  row(table: TableName): string {
    const own = HOUSE_ROWS.filter((houseRow) => houseRow.table === table).map(({ id }) => id)
    const ids = [...listRowIds(PRINTED_TABLES[table] as Record<string, unknown>), ...own]
    const wanted = ids.filter((id) => this.#wanted.row(table, id))
    const id = oneOf(wanted.length > 0 && isSo(80, this.chance) ? wanted : ids, this.chance) ?? ''
    this.#take(table, id)
    return id
  }

  /** An answer to a ruling, preferably a wanted one. */
  answer(id: RulingId): RulingChoice['value'] | undefined {
    const values = RULINGS[id].choices.map(({ value }: RulingChoice) => value)
    const wanted = values.filter((value) => this.#wanted.answer(id, value))
    return oneOf(wanted.length > 0 && isSo(80, this.chance) ? wanted : values, this.chance)
  }

  /** A weapon with a given or rarely observed special rule, or a printed weapon. */
  weapon(kind: 'gun' | 'blade', given?: string): string {
    const type = kind === 'gun' ? 'ranged' : 'melee'
    const printed = listRowIds(PRINTED_TABLES.weapons).filter((id) => PRINTED_TABLES.weapons[id]?.type === type)
    if (given === undefined && isSo(40, this.chance)) return oneOf(printed, this.chance) ?? 'dagger'
    const rule = given ?? this.row('weaponRules')
    for (const weapon of weaponsWith(rule)) this.house.set(weapon.id, weapon)
    return `${kind}-${rule}`
  }

  #take(table: TableName, id: string): void {
    const row = HOUSE_ROWS.find((houseRow) => houseRow.table === table && houseRow.id === id)
    if (row !== undefined) this.house.set(`${table} ${id}`, row)
  }
}
