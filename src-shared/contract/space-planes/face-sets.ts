import * as z from 'zod'
import { MAX_FACE_BLOCKS, MAX_FACE_LINES } from '#shared/games/space-planes/face-sets.ts'
import { FACES } from '#shared/games/space-planes/model.ts'
import { forGamemaster, Id, Name, Notes, ShortText, Version } from '../base.ts'

const Part = z.number().min(0, { message: 'A face goes from 0 to 1.' }).max(1, { message: 'A face goes from 0 to 1.' })
const Stretch = z.tuple([Part, Part, Part, Part])
const isNoPoint = ([s0, t0, s1, t1]: z.infer<typeof Stretch>): boolean => s0 !== s1 || t0 !== t1
const Lines = z
  .array(Stretch.refine(isNoPoint, { message: 'A line has two ends: this one begins where it ends.' }))
  .max(MAX_FACE_LINES, { message: `A face has at most ${MAX_FACE_LINES} lines of one ink.` })
const Block = Stretch.refine(([s0, t0, s1, t1]) => s0 < s1 && t0 < t1, {
  message: 'A block is written as left, bottom, right, top.',
})

/** Drawing of a face (SP-FACE-1). */
const FaceArt = z.strictObject({
  name: ShortText.max(40, { message: 'The name of a face has at most 40 characters.' }),
  blocks: z
    .array(Block)
    .min(1, { message: 'A face needs a green block: without one its ship cannot shoot (SP-RANGE-1).' })
    .max(MAX_FACE_BLOCKS, { message: `A face has at most ${MAX_FACE_BLOCKS} blocks.` }),
  walls: Lines,
  red: Lines,
  blue: Lines,
})

/** The six faces of a cube. */
export const FaceSetInput = z.strictObject({
  1: FaceArt,
  2: FaceArt,
  3: FaceArt,
  4: FaceArt,
  5: FaceArt,
  6: FaceArt,
})

const fields = { name: Name, notes: Notes, faces: FaceSetInput }
const FaceSetFields = z.object(fields)
export type FaceSetFields = z.infer<typeof FaceSetFields>

export const FaceSetView = z.object({
  ...fields,
  id: Id,
  /** Number of ships of flotillas that use it. */
  ships: z.int(),
  version: Version,
})
export type FaceSetView = z.infer<typeof FaceSetView>

const ArcView = z.object({ range: z.enum(['red', 'blue', 'none']), from: z.int(), to: z.int() })

/** Combat value of a face against a cube 60 mm away. */
const FaceStudy = z.object({
  /** All round, counter-clockwise from 0 degrees to the right. */
  arcs: z.array(ArcView),
  /** Degrees covered by each class. */
  red: z.int(),
  blue: z.int(),
  blind: z.int(),
  /** (2 red + blue) / 360, rounded to hundredths. */
  value: z.number(),
})

/** A questionable property of a drawing. */
const FaceWarning = z.object({
  face: z.literal(FACES),
  /** Human-readable problem and remedy. */
  text: z.string(),
})

/** Combat values and warnings of a face set. */
export const FaceSetAnalysis = z.object({
  faces: z.array(FaceStudy.extend({ face: z.literal(FACES) })),
  /** Mean of the faces' values, and that of the standard set. */
  value: z.number(),
  standardValue: z.number(),
  warnings: z.array(FaceWarning),
})
export type FaceSetAnalysis = z.infer<typeof FaceSetAnalysis>

export const faceSets = {
  list: forGamemaster.output(z.array(FaceSetView)),
  get: forGamemaster.input(z.object({ id: Id })).output(FaceSetView),
  create: forGamemaster.input(FaceSetFields).output(FaceSetView),
  update: forGamemaster.input(FaceSetFields.extend({ id: Id, version: Version })).output(FaceSetView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
  /** Arcs, value and warnings of a drawing, stored or not. */
  study: forGamemaster.input(z.object({ faces: FaceSetInput })).output(FaceSetAnalysis),
}
