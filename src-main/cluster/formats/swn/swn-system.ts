import { isRecord, type JsonRecord, toRecord } from '#main/games/kit/json.ts'
import type { ChartStar } from '#shared/cluster/chart.ts'

/** Told what of a star has no place in the file. */
type Note = (what: string) => void

/** A star as it was read and as it is now. */
interface Changed {
  readonly before: ChartStar
  readonly now: ChartStar
  readonly note: Note
}

/** A system as the file has it, with what has changed on its star since. */
export function updateSystem(system: JsonRecord, { before, now, note }: Changed): JsonRecord {
  if (now.rating !== before.rating) note(RATINGS)
  if (now.type !== before.type) note(TYPES)
  if (now.notes !== before.notes) note('Notes that were changed: the file keeps its own texts')
  const isRetagged = JSON.stringify(now.tags) !== JSON.stringify(before.tags)
  return {
    ...system,
    ...(now.name === before.name ? {} : { name: now.name }),
    ...(now.column === before.column ? {} : { x: now.column }),
    ...(now.row === before.row ? {} : { y: now.row }),
    ...(now.isHidden === before.isHidden ? {} : { isHidden: now.isHidden }),
    ...(isRetagged ? { attributes: { ...toRecord(system['attributes']), tags: tagsOf(now, system) } } : {}),
  }
}

/** A system for a star that the file did not know. */
export function createSystem(star: ChartStar, sectorId: string, note: Note): JsonRecord {
  const { name, row, column, rating, type, notes, isHidden } = star
  if (rating !== 1) note(RATINGS)
  if (type !== '' && type !== HOLE) note(TYPES)
  const tags = tagsOf(star, {})
  return {
    x: column,
    y: row,
    name,
    parent: sectorId,
    parentEntity: 'sector',
    ...(isHidden ? { isHidden } : {}),
    attributes: {
      ...(notes === '' ? {} : { description: notes }),
      ...(tags.length === 0 ? {} : { tags: tags }),
    },
  }
}

const HOLE = 'black hole'
const RATINGS = 'Ratings: there they are the number of planets and moons'
const TYPES = 'Kinds of stars: there they are systems and black holes'

/** A star's tags, with what the file says of those that it has already. A black hole is a hazard without being told. */
function tagsOf({ tags, type }: ChartStar, { attributes }: JsonRecord): unknown[] {
  const sourceTags = toRecord(attributes)['tags']
  const known: readonly unknown[] = Array.isArray(sourceTags) ? sourceTags : []
  const nameOf = (tag: unknown) => (isRecord(tag) ? tag['name'] : tag)
  const writtenTags = type === HOLE ? tags.filter((tag) => tag !== 'hazard') : tags
  return writtenTags.map((name) => known.find((tag) => nameOf(tag) === name) ?? { name })
}
