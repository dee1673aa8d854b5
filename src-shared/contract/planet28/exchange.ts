import * as z from 'zod'
import { forGamemaster, Id } from '../base.ts'
import { formatFileTooLong } from '../file-report.ts'

const Format = z.enum(['json', 'markdown', 'csv', 'text'])
export type ExchangeFormat = z.infer<typeof Format>

/** A file to save. */
export const ExportFile = z.object({ name: z.string(), type: z.string(), text: z.string() })
export type ExportFile = z.infer<typeof ExportFile>

/** What an import would add, or has added. Nothing is imported before it is confirmed. */
export const ImportReport = z.object({
  what: z.enum(['warband', 'house-pack']),
  name: z.string(),
  /** Human-readable list of imported things: “6 characters”, “2 weapons of the group's own”. */
  brings: z.array(z.string()),
  /** Conflicts and their resolution: a name in use, a row that already exists. */
  notes: z.array(z.string()),
  /** The created warband, after an import. */
  warbandId: Id.nullable(),
})
export type ImportReport = z.infer<typeof ImportReport>

/** Maximum length of an imported file, in characters. */
export const MAX_EXCHANGE_FILE_LENGTH = 5_000_000
const FileText = z.string().max(MAX_EXCHANGE_FILE_LENGTH, { message: formatFileTooLong(MAX_EXCHANGE_FILE_LENGTH) })

export const exchange = {
  warband: forGamemaster.input(z.object({ id: Id, format: Format })).output(ExportFile),
  housePack: forGamemaster.output(ExportFile),
  /** JSON schema of both kinds of file. */
  schema: forGamemaster.output(ExportFile),
  /**
   * Reads a file and reports what it would import. Changes nothing. An invalid file is refused with line and reason.
   */
  look: forGamemaster.input(z.object({ text: FileText })).output(ImportReport),
  /** Imports a file as one change. */
  import: forGamemaster.input(z.object({ text: FileText })).output(ImportReport),
}
