import type { Author } from '#main/db/change-log/change-log.ts'
import type { FileImportReport } from '#shared/contract/file-report.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'

/** Author and context of an import. */
export interface ImportContext {
  readonly changeId: number
  readonly actor: string
}

/** A parsed file that can be imported. */
export interface ImportPlan extends Pick<FileImportReport, 'made' | 'battleId'> {
  readonly report: Omit<FileImportReport, 'made' | 'battleId'>
  /** Writes the content. Called inside the change. */
  readonly write: (bringing: ImportContext) => void
}

/** Creates functions that preview a file and import it as one change. */
export function createFileImporter(
  { file }: Pick<ServiceDependencies, 'file'>,
  planOf: (text: string) => ImportPlan | Promise<ImportPlan>,
) {
  return {
    look: async ({ text }: { text: string }): Promise<FileImportReport> => ({
      ...(await planOf(text)).report,
      made: null,
      battleId: null,
    }),
    async import({ text }: { text: string }, author: Author): Promise<FileImportReport> {
      const { report, made, battleId, write } = await planOf(text)
      file.changes.record(`Bring in ${formatNameMidSentence(report.name)}`, author, (changeId) =>
        write({ changeId, actor: author.name }),
      )
      return { ...report, made, battleId }
    },
  }
}
