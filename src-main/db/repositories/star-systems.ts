import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { listKnownBodies, type SystemBody } from '#shared/cluster/system/body.ts'
import { once } from '#shared/kit/once.ts'
import type { ThingKind } from '#shared/things.ts'
import type { Orm } from '../file/orm.ts'
import { star, starSystem } from '../schema/schema.ts'
import { buildPlaceholderCondition, prepareRowOperations } from './prepared-statements.ts'

/** A body of a system, with its star. */
export interface BodyOfStar {
  readonly id: string
  readonly name: string
  readonly starId: string
  readonly starName: string
  readonly clusterId: string
  /** Whether it, or what it lies at, is hidden from players. Its star may be hidden even if it is not. */
  readonly isHidden: boolean
}

/** Systems of stars. A system has the id of its star. */
export function createStarSystemRepository(orm: Orm) {
  const inCluster = once(() =>
    orm
      .select(getTableColumns(starSystem))
      .from(starSystem)
      .innerJoin(star, eq(star.id, starSystem.starId))
      .where(buildPlaceholderCondition(star.clusterId, 'clusterId'))
      .prepare(),
  )
  const prepareWhere = (where: SQL) =>
    once(() =>
      orm
        .select({ starId: star.id, starName: star.name, clusterId: star.clusterId, bodies: starSystem.bodies })
        .from(starSystem)
        .innerJoin(star, eq(star.id, starSystem.starId))
        .where(where)
        .orderBy(star.name, star.id)
        .prepare(),
    )
  const [typed, linkedId] = [sql.placeholder('typed'), sql.placeholder('linkedId')]
  const holding = prepareWhere(sql`instr(lower(${starSystem.bodies}), lower(${typed})) > 0`)
  const linking = prepareWhere(sql`instr(${starSystem.bodies}, ${linkedId}) > 0`)

  return {
    ...prepareRowOperations(orm, starSystem),
    /** The systems of a cluster, by the ids of their stars. */
    listByStar: (clusterId: string) =>
      new Map(
        inCluster()
          .all({ clusterId })
          .map((system) => [system.starId, system]),
      ),
    /** Bodies whose names contain a text. */
    findBodies: (text: string): BodyOfStar[] =>
      text === '' ? [] : listMatching(holding().all({ typed: escapeJson(text) }), ({ name }) => contains(name, text)),
    /** Bodies that are linked to a page. */
    listBodiesLinkedTo: (kind: ThingKind, id: string): BodyOfStar[] =>
      listMatching(linking().all({ linkedId: id }), ({ links }) =>
        links.some((link) => link.kind === kind && link.id === id),
      ),
  }
}

interface SystemOfStar extends Pick<BodyOfStar, 'starId' | 'starName' | 'clusterId'> {
  readonly bodies: readonly SystemBody[]
}

function listMatching(systems: readonly SystemOfStar[], isMatch: (body: SystemBody) => boolean): BodyOfStar[] {
  return systems.flatMap(({ bodies, ...place }) => {
    const known = new Set(listKnownBodies(bodies).map(({ id }) => id))
    return bodies
      .filter(isMatch)
      .map((body) => ({ ...place, id: body.id, name: body.name, isHidden: !known.has(body.id) }))
  })
}

function contains(name: string, text: string): boolean {
  return name.toLowerCase().includes(text.toLowerCase())
}

/** Escapes a text for a search in JSON: without the outer quotes. */
function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
