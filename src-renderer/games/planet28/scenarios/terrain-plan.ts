/** Difficulty classes of terrain (P28-TERR-1 to -3). */
export const TERRAIN_CLASSES = ['even', 'rough', 'hazardous', 'impassable', 'wall to climb', 'cover'] as const

/** A piece of terrain on the table (P28-TERR-8). */
export interface TerrainPiece {
  name: string
  /** One of `TERRAIN_CLASSES`, or a class of the group's own. */
  terrain: string
  heightCm: number | null
}

/** Plan of the table: the pieces, and notes. */
export interface TerrainPlan {
  pieces: TerrainPiece[]
  notes: string
}

const LINE = /^- (?<name>[^|]*)\|(?<terrain>[^|]*)\|\s*(?:(?<height>\d+)\s*cm\s*)?$/

/** Parses a plan. Lines such as “- Ruined tower | rough | 12 cm” are pieces, all others are notes. */
export function parseTerrainPlan(text: string): TerrainPlan {
  const pieces: TerrainPiece[] = []
  const notes: string[] = []
  for (const line of text.split('\n')) {
    const found = LINE.exec(line)?.groups
    if (!found) notes.push(line)
    else
      pieces.push({
        name: found['name']?.trim() ?? '',
        terrain: found['terrain']?.trim() ?? '',
        heightCm: found['height'] === undefined ? null : Number(found['height']),
      })
  }
  return { pieces, notes: notes.join('\n').replace(/^\n+/, '') }
}

/** Formats a plan as a text list. */
export function formatTerrainPlan({ pieces, notes }: TerrainPlan): string {
  const lines = pieces.map(
    ({ name, terrain, heightCm }) =>
      `- ${plain(name)} | ${plain(terrain)} |${heightCm === null ? '' : ` ${heightCm} cm`}`,
  )
  if (lines.length === 0) return notes
  return notes === '' ? lines.join('\n') : `${lines.join('\n')}\n\n${notes}`
}

/** Removes line breaks and the column separator. */
function plain(text: string): string {
  return text.replaceAll(/[|\n]/g, ' ').trim()
}
