import type { Author } from '#main/db/change-log/change-log.ts'
import { type ExportedEntry, formatExportFolder } from '#main/journal/format-folder.ts'
import { escapeLinkName } from '#main/journal/wiki-links.ts'
import type { JournalEdition, FolderFile, FolderImportReport, TitleClashResolution } from '#shared/contract/journal.ts'
import { DEFAULT_CALENDAR, formatCampaignDay } from '#shared/kit/calendar.ts'
import type { GameCampaignHooks } from '../games/game-plugin.ts'
import type { AbortOptions } from '../kit/caller.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { runWorkerJob } from '../reading/read-in-worker.ts'
import { createFolderImporter } from './folder-import.ts'
import { createReadableJournalBuilder } from './reading.ts'

interface Folder {
  readonly files: readonly FolderFile[]
  readonly clashes: TitleClashResolution
}

/** Creates the service that exports and imports the journal as a folder of Markdown files. */
export function createJournalFolderService(tools: ServiceDependencies, games: readonly GameCampaignHooks[]) {
  const { file } = tools
  const { journal, players, images } = file.rows
  const { links } = tools
  const openFor = createReadableJournalBuilder(tools, games)
  const folder = createFolderImporter(tools)

  function wholeEntries(): ExportedEntry[] {
    const book = links.names()
    const table = players.list()
    return journal.listAll().map((entry) => {
      const linked = journal.listTargets(entry.id)
      const readers = table.filter(({ id }) => entry.readers.includes(id)).map(({ name }) => name)
      return {
        ...entry,
        whole: { ...entry, readers: [...new Set(readers)].toSorted() },
        read: (text) => book.read(text, linked),
      }
    })
  }

  /**
   * The entries as a player may read them. Copied field by field, so that a new column stays private until it is added
   * here.
   */
  function openEntries(playerId: string | null): ExportedEntry[] {
    const { open } = openFor(playerId)
    const book = links.names()
    return journal.listAll().flatMap((entry) => {
      const own = open(entry)
      if (own === null) return []
      const { id, title, kind, day, portraitId, body } = own
      const linked = own.links.flatMap((link) => link.thing ?? [])
      const read = (text: string) => book.read(text, linked)
      return [{ id, title, kind, day, portraitId, body, folder: '', whole: null, read }]
    })
  }

  return {
    exportFolder({ edition }: { edition: JournalEdition }): { files: FolderFile[] } {
      const isWhole = edition.for === 'gamemaster'
      const book = links.names()
      const files = formatExportFolder({
        entries: isWhole ? wholeEntries() : openEntries(edition.playerId),
        // Telling things of one name apart would tell players of the hidden ones.
        linkFor: (entity) => (isWhole ? book.linkFor(entity) : `${entity.kind}:${escapeLinkName(entity.name)}`),
        formatDate: (day) => formatCampaignDay(file.rows.campaign.get().calendar ?? DEFAULT_CALENDAR, day),
        findPicture: (id) => images.find(id),
      })
      return { files }
    },
    /** Previews what an import would bring. */
    async lookAtFolder({ files, clashes }: Folder, { signal }: AbortOptions = {}): Promise<FolderImportReport> {
      return folder.plan(await runWorkerJob('folder', files, { signal }), clashes).report
    },
    /** Imports the folder as one change. */
    async importFolder({ files, clashes }: Folder, author: Author): Promise<FolderImportReport> {
      const plan = folder.plan(await runWorkerJob('folder', files), clashes)
      if (plan.entries.length > 0) folder.save(plan, author)
      return plan.report
    },
  }
}
