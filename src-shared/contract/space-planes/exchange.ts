import * as z from 'zod'
import { forGamemaster, Id, Thing } from '../base.ts'
import { ExportFile } from '../planet28/exchange.ts'

/** Longest file that is read, in characters. */
const MOST_TEXT = 2_000_000
const FileText = z.string().max(MOST_TEXT, { message: 'The file is too large: at most 2 million characters.' })

/** What a file would bring in, or did. */
export const PlanesReport = z.object({
  name: z.string(),
  /** What comes in, in words. */
  brings: z.array(z.string()),
  /** What differs here and how it is settled. */
  notes: z.array(z.string()),
  /** What was made, after an import. */
  made: Thing.nullable(),
  /** The battle that was made, after an import of one. */
  battleId: Id.nullable(),
})
export type PlanesReport = z.infer<typeof PlanesReport>

/** Files of flotillas, face sets and battles. */
export const planesExchange = {
  flotilla: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  /** A drawing; the standard set where it names none. */
  faceSet: forGamemaster.input(z.object({ id: Id.nullable() })).output(ExportFile),
  battle: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  /** The published JSON schema. */
  schema: forGamemaster.output(ExportFile),
  /** Reads a file and says what it would bring; refused with line and reason where it is wrong. Changes nothing. */
  look: forGamemaster.input(z.object({ text: FileText })).output(PlanesReport),
  /** Brings it in as one change. */
  import: forGamemaster.input(z.object({ text: FileText })).output(PlanesReport),
}
