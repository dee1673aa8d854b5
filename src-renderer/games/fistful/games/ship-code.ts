import { ARMED_KINDS, type ArmedKind } from '#shared/games/fistful/tables/ships.ts'

/** Parses ships of an address, such as `2S1C`. Anything else counts as none. */
export function parseShipCode(code: unknown): Partial<Record<ArmedKind, number>> {
  return Object.fromEntries(
    ARMED_KINDS.flatMap((kind) => {
      const count = Number(new RegExp(`(\\d{1,2})${kind}`).exec(typeof code === 'string' ? code : '')?.[1] ?? 0)
      return count > 0 ? [[kind, count]] : []
    }),
  )
}
