import type { Author } from '#main/db/change-log.ts'
import type { FileReport } from '#shared/contract/file-report.ts'
import { formatMidSentence } from '#shared/kit/format.ts'
import type { Tools } from '../tools.ts'

/** Whose change it is that brings something in. */
export interface ImportContext {
  readonly changeId: number
  readonly actor: string
}

/** A file that was read and can be brought in. */
export interface FilePlan extends Pick<FileReport, 'made' | 'battleId'> {
  readonly report: Omit<FileReport, 'made' | 'battleId'>
  /** Writes what it brings; called inside the change. */
  readonly write: (bringing: ImportContext) => void
}

/** Looking at a file, and bringing it in as one change. */
export function createFileImporter(
  { file }: Pick<Tools, 'file'>,
  planOf: (text: string) => FilePlan | Promise<FilePlan>,
) {
  return {
    look: async ({ text }: { text: string }): Promise<FileReport> => ({
      ...(await planOf(text)).report,
      made: null,
      battleId: null,
    }),
    async import({ text }: { text: string }, author: Author): Promise<FileReport> {
      const { report, made, battleId, write } = await planOf(text)
      file.changes.record(`Bring in ${formatMidSentence(report.name)}`, author, (changeId) =>
        write({ changeId, actor: author.name }),
      )
      return { ...report, made, battleId }
    },
  }
}
