import { mayRead } from '#main/journal/readable.ts'
import type { Thing } from '#shared/contract/base.ts'
import { createClusterCharts } from '../cluster/charts.ts'
import { createPlayerViews } from '../cluster/players.ts'
import type { Tools } from '../tools.ts'

/** Whether a player may know of a thing. What is not named here is the gamemaster's. */
export type Sight = (thing: Pick<Thing, 'kind' | 'id'>) => boolean

/** What is on the players' maps. */
interface KnownMap {
  readonly stars: ReadonlySet<string>
  readonly factions: ReadonlySet<string>
}

/**
 * What players know: entries that they may read, closed game nights, battles, warbands that a player leads or that have
 * fought, the units of players' warbands, and what is on the players' edition of the maps with the factions that hold it.
 */
export function createPlayerSight({ file, newId }: Pick<Tools, 'file' | 'newId'>): (playerId: string | null) => Sight {
  const { rows } = file
  const { journal, nights, warbands } = rows
  const units = {
    character: rows.characters,
    squad: rows.squads,
    vehicle: rows.vehicles,
  }
  const { clusters, things } = rows
  const mapOf = createPlayerViews(createClusterCharts({ file, newId }), things)

  function readMaps(): KnownMap {
    const maps = clusters.list().map(({ id }) => mapOf(id))
    const held = maps.flatMap(({ stars, fleets }) => [...stars, ...fleets])
    const led = warbands.list().filter(({ playerId }) => playerId !== null)
    return {
      stars: new Set(maps.flatMap(({ stars }) => stars.map(({ id }) => id))),
      factions: new Set([...held, ...led].flatMap(({ factionId }) => factionId ?? [])),
    }
  }
  const isLed = (id: string): boolean => (warbands.find(id)?.playerId ?? null) !== null

  function knows({ kind, id }: Pick<Thing, 'kind' | 'id'>, playerId: string | null, maps: () => KnownMap): boolean {
    switch (kind) {
      case 'journal': {
        const entry = journal.find(id)
        return entry !== null && mayRead(entry, playerId)
      }
      case 'night':
        return (nights.find(id)?.closedAtChange ?? null) !== null
      case 'battle':
        return true
      case 'warband':
        return isLed(id) || warbands.find(id)?.hasFought === true
      case 'character':
      case 'squad':
      case 'vehicle': {
        const unit = units[kind].find(id)
        return unit !== null && isLed(unit.warbandId)
      }
      case 'star':
        return maps().stars.has(id)
      case 'faction':
        return maps().factions.has(id)
      case 'scenario':
      case 'off-table':
      case 'fistful-game':
        return false
    }
  }

  return (playerId) => {
    const known = new Map<string, boolean>()
    let maps: KnownMap | null = null
    return (thing) => {
      const key = `${thing.kind}/${thing.id}`
      const isKnown = known.get(key) ?? knows(thing, playerId, () => (maps ??= readMaps()))
      known.set(key, isKnown)
      return isKnown
    }
  }
}
