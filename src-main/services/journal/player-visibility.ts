import { canReadEntry } from '#main/journal/read-access.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import { createClusterChartConverter } from '../cluster/charts.ts'
import { createPlayerClusterViewReader } from '../cluster/players.ts'
import type { GameCampaignHooks } from '../games/game-plugin.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'

/** Whether a player may know of a thing. Kinds not listed here are for the gamemaster only. */
export type VisibilityCheck = (entity: Pick<Thing, 'kind' | 'id'>) => boolean

/** What is on the players' maps. */
interface KnownMap {
  readonly stars: ReadonlySet<string>
  readonly factions: ReadonlySet<string>
}

/**
 * What players know: the entries they may read, closed game nights, objects on the players' edition of the maps with
 * the factions that hold them or are played by one of them, and what their games reveal.
 */
export function createPlayerVisibilityCheckBuilder(
  tools: ServiceDependencies,
  games: readonly GameCampaignHooks[],
): (playerId: string | null) => VisibilityCheck {
  const { journal, nights, clusters, things, factions } = tools.file.rows
  const mapOf = createPlayerClusterViewReader(createClusterChartConverter(tools), things)

  function readMaps(): KnownMap {
    const maps = clusters.list().map(({ id }) => mapOf(id))
    const held = maps.flatMap(({ stars, fleets }) => [...stars, ...fleets])
    return {
      stars: new Set(maps.flatMap(({ stars }) => stars.map(({ id }) => id))),
      factions: new Set(held.flatMap(({ factionId }) => factionId ?? [])),
    }
  }

  function knows({ kind, id }: Pick<Thing, 'kind' | 'id'>, playerId: string | null, maps: () => KnownMap): boolean {
    switch (kind) {
      case 'journal': {
        const entry = journal.find(id)
        return entry !== null && canReadEntry(entry, playerId)
      }
      case 'night':
        return (nights.find(id)?.closedAtChange ?? null) !== null
      case 'star':
        return maps().stars.has(id)
      case 'faction':
        return (factions.find(id)?.playerId ?? null) !== null || maps().factions.has(id)
      default:
        return false
    }
  }

  return (playerId) => {
    const known = new Map<string, boolean>()
    let maps: KnownMap | null = null
    return (entity) => {
      const key = `${entity.kind}/${entity.id}`
      const isKnown =
        known.get(key) ??
        (games.some((game) => game.sees?.(entity)) || knows(entity, playerId, () => (maps ??= readMaps())))
      known.set(key, isKnown)
      return isKnown
    }
  }
}

/** What the readers of an edition may know of: the gamemaster everything. */
export function createEditionVisibilityCheckBuilder(
  tools: ServiceDependencies,
  games: readonly GameCampaignHooks[],
): (edition: JournalEdition) => VisibilityCheck {
  const sightOf = createPlayerVisibilityCheckBuilder(tools, games)
  return (edition) => (edition.for === 'gamemaster' ? () => true : sightOf(edition.playerId))
}
