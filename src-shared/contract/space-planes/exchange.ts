import * as z from 'zod'
import { forGamemaster, Id } from '../base.ts'
import { FileImportReport, FileText } from '../file-report.ts'
import { ExportFile } from '../planet28/exchange.ts'

/** Files of flotillas, face sets and battles. */
export const planesExchange = {
  flotilla: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  /** A drawing; null for the standard set. */
  faceSet: forGamemaster.input(z.object({ id: Id.nullable() })).output(ExportFile),
  battle: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  /** JSON schema of the files. */
  schema: forGamemaster.output(ExportFile),
  /**
   * Reads a file and reports what it would import. Changes nothing. An invalid file is refused with line and reason.
   */
  look: forGamemaster.input(z.object({ text: FileText })).output(FileImportReport),
  /** Imports a file as one change. */
  import: forGamemaster.input(z.object({ text: FileText })).output(FileImportReport),
}
