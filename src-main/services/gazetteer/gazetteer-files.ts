import type { GameCampaignHooks } from '#main/services/games/game-plugin.ts'
import { slugify } from '#main/services/kit/names-for-files.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import { createGazetteerBuilder } from './build-gazetteer.ts'
import { buildGazetteerMarkdownFiles, type MarkdownFile } from './markdown-files.ts'

/** Creates the service that writes gazetteers as Markdown. */
export function createGazetteerFileService(tools: ServiceDependencies, games: readonly GameCampaignHooks[]) {
  const build = createGazetteerBuilder(tools, games)
  return {
    /** The files, and the name of the folder or archive that holds them. */
    gazetteer({ id, edition }: { id: string; edition: JournalEdition }): { name: string; files: MarkdownFile[] } {
      const gazetteer = build({ clusterId: id, edition })
      const name = [gazetteer.cluster, 'gazetteer', gazetteer.edition.replaceAll('’', '')].map(slugify).join('-')
      return { name, files: buildGazetteerMarkdownFiles(gazetteer) }
    },
  }
}
