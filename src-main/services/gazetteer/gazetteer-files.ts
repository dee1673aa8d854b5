import type { OpenGame } from '#main/services/games/game-plugin.ts'
import { slugify } from '#main/services/kit/names-for-files.ts'
import type { Tools } from '#main/services/kit/tools.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import { createGazetteerBuilder } from './build-gazetteer.ts'
import { formatGazetteerFiles, type MarkdownFile } from './markdown-files.ts'

/** Creates the service that writes gazetteers as Markdown. */
export function createGazetteerFiles(tools: Tools, games: readonly OpenGame[]) {
  const build = createGazetteerBuilder(tools, games)
  return {
    /** The files, and the name of the folder or archive that holds them. */
    gazetteer({ id, edition }: { id: string; edition: JournalEdition }): { name: string; files: MarkdownFile[] } {
      const gazetteer = build({ clusterId: id, edition })
      const name = [gazetteer.cluster, 'gazetteer', gazetteer.edition.replaceAll('’', '')].map(slugify).join('-')
      return { name, files: formatGazetteerFiles(gazetteer) }
    },
  }
}
