import * as z from 'zod'
import { forGamemaster, Id } from '../base.ts'
import { FileImportReport, formatFileTooLong } from '../file-report.ts'
import { ExportFile } from '../planet28/exchange.ts'
import { MAX_SAND_FILE_LENGTH } from './exchange-file.ts'

const FileText = z.string().max(MAX_SAND_FILE_LENGTH, { message: formatFileTooLong(MAX_SAND_FILE_LENGTH) })

/** Files of toy boxes, armies, battlefields and battles; armies also as text. */
export const sandExchange = {
  toyBox: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  army: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  /** An army as a human-readable list that can be imported again. */
  armyText: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  battlefield: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  battle: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  /** JSON schema of the files. */
  schema: forGamemaster.output(ExportFile),
  /**
   * Reads a file, or an army as text, and reports what it would import. Changes nothing. Invalid input is refused with
   * line and reason.
   */
  look: forGamemaster.input(z.object({ text: FileText })).output(FileImportReport),
  /** Imports a file as one change. */
  import: forGamemaster.input(z.object({ text: FileText })).output(FileImportReport),
}
