import { type ChartFile, FormatError } from '../chart-file.ts'
import { type JsonFieldReader, createJsonFieldReader } from '../field-reader.ts'

/** Kinds of entities in a Sectors Without Number file. */
export const SWN_ENTITY_KINDS = [
  'sector',
  'system',
  'blackHole',
  'planet',
  'moon',
  'asteroidBelt',
  'asteroidBase',
  'deepSpaceStation',
  'gasGiantMine',
  'moonBase',
  'orbitalRuin',
  'refuelingStation',
  'researchBase',
  'spaceStation',
  'note',
] as const
/** An entity with its position in the file. */
export interface SwnEntity {
  readonly kind: (typeof SWN_ENTITY_KINDS)[number]
  readonly id: string
  readonly name: string
  readonly isHidden: boolean
  readonly fields: JsonFieldReader
}

/** All entities of a file, and the direct children of each by id. */
export interface SwnEntities {
  readonly all: readonly SwnEntity[]
  readonly inside: ReadonlyMap<string, readonly SwnEntity[]>
}

const MOST_ENTITIES = 100_000

/** Reads the entities of a parsed file, by kind and in file order. */
export function readSwnEntities(root: JsonFieldReader, file: ChartFile): SwnEntities {
  const all: SwnEntity[] = []
  for (const kind of SWN_ENTITY_KINDS) {
    if (!root.has(kind)) continue
    const { raw } = root.fields(kind)
    const ids = Object.keys(raw)
    if (all.length + ids.length > MOST_ENTITIES) throw new FormatError(file.name, null, 'there are too many entities.')
    for (const id of ids) {
      const fields = createJsonFieldReader(raw[id], file, `${kind}.${id}`)
      all.push({ kind, id, name: fields.text('name', ''), isHidden: fields.flag('isHidden', false), fields })
    }
  }
  return { all, inside: Map.groupBy(all, ({ fields }) => fields.text('parent', '')) }
}

/** A descendant of an entity and its depth. Direct children have depth 1. */
export interface SwnDescendant {
  readonly entity: SwnEntity
  readonly depth: number
}

const DEEPEST = 12

/** Lists all descendants of an entity, parents before children. An entity that contains itself is listed once. */
export function listSwnDescendants(top: SwnEntity, { inside }: SwnEntities): SwnDescendant[] {
  const seen = new Set([top])
  const below: SwnDescendant[] = []
  const visit = (id: string, depth: number): void => {
    if (depth > DEEPEST) return
    for (const entity of inside.get(id) ?? []) {
      if (seen.has(entity)) continue
      seen.add(entity)
      below.push({ entity, depth })
      visit(entity.id, depth + 1)
    }
  }
  visit(top.id, 1)
  return below
}
