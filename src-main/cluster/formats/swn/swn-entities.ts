import { type Fields, createFieldReader } from '../fields.ts'
import { type ChartFile, FormatError } from '../format.ts'

/** The kinds of entities of a Sectors Without Number file. */
export const SWN_KINDS = [
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
/** An entity with its place in the file. */
export interface SwnEntity {
  readonly kind: (typeof SWN_KINDS)[number]
  readonly id: string
  readonly name: string
  readonly isHidden: boolean
  readonly fields: Fields
}

/** Every entity of a file, and what lies directly in each by its id. */
export interface SwnEntities {
  readonly all: readonly SwnEntity[]
  readonly inside: ReadonlyMap<string, readonly SwnEntity[]>
}

const MOST_ENTITIES = 100_000

/** The entities of a parsed file, by kind and in its order. */
export function readSwnEntities(root: Fields, file: ChartFile): SwnEntities {
  const all: SwnEntity[] = []
  for (const kind of SWN_KINDS) {
    if (!root.has(kind)) continue
    const { raw } = root.fields(kind)
    const ids = Object.keys(raw)
    if (all.length + ids.length > MOST_ENTITIES) throw new FormatError(file.name, null, 'there are too many entities.')
    for (const id of ids) {
      const fields = createFieldReader(raw[id], file, `${kind}.${id}`)
      all.push({ kind, id, name: fields.text('name', ''), isHidden: fields.flag('isHidden', false), fields })
    }
  }
  return { all, inside: Map.groupBy(all, ({ fields }) => fields.text('parent', '')) }
}

/** An entity below another, and how deep: 1 is directly in it. */
export interface SwnDescendant {
  readonly entity: SwnEntity
  readonly depth: number
}

const DEEPEST = 12

/** Everything below an entity, parents before what lies in them; one that lies in itself is told once. */
export function listDescendants(top: SwnEntity, { inside }: SwnEntities): SwnDescendant[] {
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
