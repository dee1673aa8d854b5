import * as z from 'zod'
import { forGamemaster, Id } from '../base.ts'
import { formatTooLong } from '../file-report.ts'

const Format = z.enum(['json', 'markdown', 'csv', 'text'])
export type ExchangeFormat = z.infer<typeof Format>

/** A file to save: its name and what is in it. */
export const ExportFile = z.object({ name: z.string(), type: z.string(), text: z.string() })
export type ExportFile = z.infer<typeof ExportFile>

/** What an import would bring in, or did; nothing is in the campaign before it is confirmed. */
export const ImportReport = z.object({
  what: z.enum(['warband', 'house-pack']),
  name: z.string(),
  /** What comes in, in words: “6 characters”, “2 weapons of the group's own”. */
  brings: z.array(z.string()),
  /** What differs here and how it is settled: a name taken, a row that is already there. */
  notes: z.array(z.string()),
  /** The warband made, after an import. */
  warbandId: Id.nullable(),
})
export type ImportReport = z.infer<typeof ImportReport>

/** Longest file that is read, in characters. */
export const MAX_EXCHANGE_LENGTH = 5_000_000
const FileText = z.string().max(MAX_EXCHANGE_LENGTH, { message: formatTooLong(MAX_EXCHANGE_LENGTH) })

export const exchange = {
  warband: forGamemaster.input(z.object({ id: Id, format: Format })).output(ExportFile),
  housePack: forGamemaster.output(ExportFile),
  /** The published JSON schema of both kinds of file. */
  schema: forGamemaster.output(ExportFile),
  /** Reads a file and says what it would bring; refused with line and reason where it is wrong. Changes nothing. */
  look: forGamemaster.input(z.object({ text: FileText })).output(ImportReport),
  /** Brings it in as one change. */
  import: forGamemaster.input(z.object({ text: FileText })).output(ImportReport),
}
