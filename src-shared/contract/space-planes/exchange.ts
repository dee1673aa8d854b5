import * as z from 'zod'
import { forGamemaster, Id } from '../base.ts'
import { FileReport, FileText } from '../file-report.ts'
import { ExportFile } from '../planet28/exchange.ts'

/** Files of flotillas, face sets and battles. */
export const planesExchange = {
  flotilla: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  /** A drawing; the standard set where it names none. */
  faceSet: forGamemaster.input(z.object({ id: Id.nullable() })).output(ExportFile),
  battle: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  /** The published JSON schema. */
  schema: forGamemaster.output(ExportFile),
  /** Reads a file and says what it would bring; refused with line and reason where it is wrong. Changes nothing. */
  look: forGamemaster.input(z.object({ text: FileText })).output(FileReport),
  /** Brings it in as one change. */
  import: forGamemaster.input(z.object({ text: FileText })).output(FileReport),
}
