import { type Answer, type Call, WrongUsage } from '#main/hosts/cli/command.ts'
import { readText } from '#main/hosts/cli/read-text.ts'
import { FaceSetInput } from '#shared/contract/space-planes/face-sets.ts'
import { FACES, type FaceArt, type FaceSet, type Stretch } from '#shared/games/space-planes/model.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'

/** `orrery space-planes net [FACES]`: what is drawn on each face, and where it lies on the net (SP-FACE-1, SP-FACE-2). */
export function netOf({ args: [, path] }: Call): Answer {
  const faces = path === undefined ? STANDARD_FACES : facesOf(path)
  const lines = FACES.flatMap((face) => [`${face} ${faces[face].name}`, ...artLines(faces[face])])
  return { data: faces, text: [...NET, ...lines].join('\n') }
}

/** The faces as they are folded away from the viewer, all upright. */
const NET = ['  2', '4 1 3', '  5', '  6', 'Points are s to the right and t up, from 0 to 1.']

function artLines({ blocks, walls, red, blue }: FaceArt): string[] {
  const inks = { green: blocks, black: walls, red, blue }
  return Object.entries(inks).flatMap(([ink, stretches]) =>
    stretches.length === 0 ? [] : [`  ${ink.padEnd(5)}  ${stretches.map(stretchWords).join('; ')}`],
  )
}

function stretchWords([s0, t0, s1, t1]: Stretch): string {
  return `${s0},${t0} to ${s1},${t1}`
}

/** The six faces of a file, as the shipyard exports them or bare. */
export function facesOf(path: string): FaceSet {
  const text = readText(path, 'the file of a face set')
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new WrongUsage(`${path} is no JSON: name a file that the shipyard has written.`)
  }
  const faces = typeof parsed === 'object' && parsed !== null && 'faces' in parsed ? parsed.faces : parsed
  const read = FaceSetInput.safeParse(faces)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new WrongUsage(`${path} is no face set: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}
