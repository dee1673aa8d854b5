import * as z from 'zod'
import { forGamemaster, Id } from '../base.ts'
import { FileReport, formatTooLong } from '../file-report.ts'
import { ExportFile } from '../planet28/exchange.ts'
import { MAX_SAND_FILE_LENGTH } from './exchange-file.ts'

const FileText = z.string().max(MAX_SAND_FILE_LENGTH, { message: formatTooLong(MAX_SAND_FILE_LENGTH) })

/** Files of toy boxes, armies, battlefields and battles; armies as texts too. */
export const sandExchange = {
  toyBox: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  army: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  /** An army as a list that people read, and that can be read back. */
  armyText: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  battlefield: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  battle: forGamemaster.input(z.object({ id: Id })).output(ExportFile),
  /** The published JSON schema. */
  schema: forGamemaster.output(ExportFile),
  /** Reads a file, or an army as a text, and says what it would bring; refused with line and reason where it is wrong. Changes nothing. */
  look: forGamemaster.input(z.object({ text: FileText })).output(FileReport),
  /** Brings it in as one change. */
  import: forGamemaster.input(z.object({ text: FileText })).output(FileReport),
}
