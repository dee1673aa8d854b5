import { listBodyTreeProblems } from '#main/cluster/system/check-system.ts'
import type { Author } from '#main/db/change-log/change-log.ts'
import type { Star } from '#main/db/repositories/map-objects.ts'
import { listKnownBodies, renumberBodyIds, type SystemBody } from '#shared/cluster/system/body.ts'
import type { BodyInput, LinkedBody, PlayerSystemView, SystemView } from '#shared/contract/star-systems.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { ThingKind } from '#shared/things.ts'
import { RefusalError, requireFound } from '../kit/refusal-error.ts'
import { requireRowUnchanged, type ServiceDependencies } from '../kit/service-dependencies.ts'
import { createClusterChartConverter } from './charts.ts'
import { createPlayerClusterViewReader } from './players.ts'
import {
  buildSystemBodies,
  buildSystemGenerationInput,
  type SystemGeneratorSettings,
  type SystemGenerationInput,
} from './system-bodies.ts'

const TABLE = 'star_system'
const MAX_SEED_LENGTH = 80

interface Seen {
  readonly starId: string
  readonly version: number
}

/** Reads and stores single systems. */
function createSystemStore({ file }: ServiceDependencies) {
  const { things, names, starSystems, agendas } = file.rows
  const getStar = (id: string): Star => requireFound(things.star.find(id), 'star')
  /** The agendas that are still there. */
  const listHeld = (ids: readonly string[] = []): string[] => ids.filter((id) => agendas.find(id) !== null)
  return {
    getStar,
    get: (starId: string): SystemView => {
      const { name, clusterId } = getStar(starId)
      const system = starSystems.find(starId)
      const bodies = (system?.bodies ?? []).map((body) => ({
        ...body,
        links: body.links.flatMap(({ kind, id }) => names.find(kind, id) ?? []),
        agendaIds: listHeld(body.agendaIds),
      }))
      const version = file.changes.versionOf(TABLE, starId)
      return { starId, starName: name, clusterId, version, seed: system?.seed ?? '', bodies }
    },
    /**
     * A system without bodies is none. `seed` is empty for one that was made or changed by hand. Agendas that were removed
     * meanwhile are left out.
     */
    store: (starId: string, given: readonly SystemBody[], from: SystemGenerationInput | null): void => {
      const bodies = given.map((body) => ({ ...body, agendaIds: body.agendaIds && listHeld(body.agendaIds) }))
      const row = { id: starId, starId, seed: from?.seed ?? '', origin: from?.origin ?? null, bodies }
      if (bodies.length === 0) starSystems.remove(starId)
      else if (starSystems.find(starId) === null) starSystems.add(row)
      else starSystems.update(row)
    },
    requireSound: (bodies: readonly BodyInput[]): void => {
      const [problem] = listBodyTreeProblems(bodies)
      if (problem !== undefined) throw new RefusalError('illegal', problem)
      for (const { kind, id } of bodies.flatMap(({ links }) => links)) requireFound(names.find(kind, id), 'page')
    },
  }
}

/** Creates the service of what lies around the stars of a cluster. */
export function createStarSystemService(tools: ServiceDependencies) {
  const { file } = tools
  const { changes } = file
  const { things, starSystems, clusters } = file.rows
  const systems = createSystemStore(tools)
  const viewForPlayers = createPlayerClusterViewReader(createClusterChartConverter(tools), things)

  return {
    get: ({ starId }: { starId: string }): SystemView => systems.get(starId),
    linkedTo: ({ kind, id }: { kind: ThingKind; id: string }): LinkedBody[] =>
      starSystems.listBodiesLinkedTo(kind, id).map(({ clusterId: _, ...body }) => ({
        ...body,
        isHidden: body.isHidden || systems.getStar(body.starId).isHidden,
      })),
    asPlayers({ clusterId }: { clusterId: string }): PlayerSystemView[] {
      requireFound(clusters.find(clusterId), 'star cluster')
      return viewForPlayers(clusterId).stars.flatMap(({ id }) => {
        const bodies = buildPlayerBodies(starSystems.find(id)?.bodies ?? [])
        return bodies.length === 0 ? [] : [{ starId: id, bodies }]
      })
    },
    save({ starId, version, bodies }: Seen & { bodies: readonly BodyInput[] }, author: Author): SystemView {
      const { name } = systems.getStar(starId)
      requireRowUnchanged(file, TABLE, starId, version)
      systems.requireSound(bodies)
      const verb = starSystems.find(starId) === null ? 'Draw' : 'Change'
      changes.record(`${verb} the system of ${name}`, author, () => systems.store(starId, bodies, null))
      return systems.get(starId)
    },
    generate({ starId, version, ...generation }: Seen & SystemGeneratorSettings, author: Author): SystemView {
      const star = systems.getStar(starId)
      requireRowUnchanged(file, TABLE, starId, version)
      requireSeed(generation.seed)
      const from = buildSystemGenerationInput(star, generation)
      changes.record(`Generate the system of ${star.name}`, author, () =>
        systems.store(starId, buildSystemBodies(star, from), from),
      )
      return systems.get(starId)
    },
    generateMissing(
      { clusterId, seed, style }: SystemGeneratorSettings & { clusterId: string },
      author: Author,
    ): { made: number } {
      requireFound(clusters.find(clusterId), 'star cluster')
      requireSeed(seed)
      const empty = things.star.listShown(clusterId).filter(({ id }) => starSystems.find(id) === null)
      if (empty.length === 0) throw new RefusalError('illegal', 'Every star of this cluster has a system already.')
      changes.record(`Generate ${formatCount(empty.length, 'star system')}`, author, () => {
        for (const { id, row, column } of empty) {
          const star = systems.getStar(id)
          const from = buildSystemGenerationInput(star, { seed: `${seed} ${row}/${column}`, style })
          systems.store(id, buildSystemBodies(star, from), from)
        }
      })
      return { made: empty.length }
    },
  }
}

/** What players may know of bodies, field by field. Ids are numbers, so that none is missing where a body is hidden. */
function buildPlayerBodies(bodies: readonly SystemBody[]): PlayerSystemView['bodies'] {
  return renumberBodyIds(listKnownBodies(bodies)).map(({ id, parentId, kind, name, orbit, size, publicNotes }) => {
    return { id, parentId, kind, name, orbit, size, publicNotes }
  })
}

/** The command line takes any text; a file keeps seeds of at most 100 characters. */
function requireSeed(seed: string): void {
  if (seed.trim() === '' || seed.length > MAX_SEED_LENGTH)
    throw new RefusalError('illegal', `A seed has 1 to ${MAX_SEED_LENGTH} characters.`)
}
