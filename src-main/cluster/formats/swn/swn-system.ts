import { isRecord, type JsonRecord, toRecord } from '#main/games/kit/json.ts'
import type { ChartStar } from '#shared/cluster/chart.ts'

/** Records content of a star that the file cannot represent. */
type Note = (what: string) => void

/** A star as read and in its current state. */
interface Changed {
  readonly before: ChartStar
  readonly now: ChartStar
  readonly note: Note
}

/** Updates a system of the file with the changes to its star. */
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

/** Creates a system for a new star. */
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

/** Tags of a star, with the file's data for existing tags. A black hole is a hazard even without a tag. */
function tagsOf({ tags, type }: ChartStar, { attributes }: JsonRecord): unknown[] {
  const sourceTags = toRecord(attributes)['tags']
  const known: readonly unknown[] = Array.isArray(sourceTags) ? sourceTags : []
  const nameOf = (tag: unknown) => (isRecord(tag) ? tag['name'] : tag)
  const writtenTags = type === HOLE ? tags.filter((tag) => tag !== 'hazard') : tags
  return writtenTags.map((name) => known.find((tag) => nameOf(tag) === name) ?? { name })
}
