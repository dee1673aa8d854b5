import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'

/** Record of a ship that was on the table, or of a named cube that was never placed. */
export interface ShipRecord {
  /** Its letter on the table; null if it was left out (SP-SETUP-7). */
  readonly id: string | null
  readonly owner: string
  /** Index among its side's named cubes; null without a name. */
  readonly cube: number | null
  readonly kills: number
  readonly end: 'flying' | 'shot-down' | 'surrendered' | 'left-out'
  /** The letter of the ship that shot it down. */
  readonly by: string | null
}

/** Lists the record of every ship in the order of placing, followed by the cubes left out. */
export function listShipRecords(battle: Pick<Battle, 'sides'>, events: readonly BattleEvent[]): readonly ShipRecord[] {
  const records = new Map<string, ShipRecord>()
  const change = (id: string, changed: (record: ShipRecord) => Partial<ShipRecord>): void => {
    const record = records.get(id)
    if (record) records.set(id, { ...record, ...changed(record) })
  }
  for (const event of events) {
    if (event.type === 'placed' || event.type === 'entered') {
      const { id, owner, cube = null } = event.type === 'placed' ? event.ship : event.cube
      records.set(id, { id, owner, cube, kills: 0, end: 'flying', by: null })
    } else if (event.type === 'shot' && event.isHit) {
      change(event.ship, ({ kills }) => ({ kills: kills + 1 }))
      change(event.target, () => ({ end: 'shot-down', by: event.ship }))
    } else if (event.type === 'surrendered') {
      for (const { id, owner, end } of records.values())
        if (id !== null && owner === event.seat && end === 'flying') change(id, () => ({ end: 'surrendered' }))
    }
  }
  const flown = [...records.values()]
  return [...flown, ...cubesLeftOut(battle, flown)]
}

function cubesLeftOut({ sides = {} }: Pick<Battle, 'sides'>, flown: readonly ShipRecord[]): ShipRecord[] {
  return Object.entries(sides).flatMap(([owner, { ships }]) =>
    ships
      .map((_, cube) => cube)
      .filter((cube) => !flown.some((record) => record.owner === owner && record.cube === cube))
      .map((cube): ShipRecord => ({ id: null, owner, cube, kills: 0, end: 'left-out', by: null })),
  )
}
