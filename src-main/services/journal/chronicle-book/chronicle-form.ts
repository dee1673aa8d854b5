import { type Block, growing, space, stack } from '#main/print/blocks/block.ts'
import { orrery } from '#main/print/blocks/orrery.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { type Chapter, layOutBook } from '#main/print/pages/book.ts'
import { computeHalfPaperSize } from '#main/print/pages/booklet.ts'
import { getPaperSize } from '#main/print/pages/page.ts'
import { SOFT_INK_COLOUR, TEXT_STYLES } from '#main/print/style.ts'
import type { GameCampaignHooks } from '#main/services/games/game-plugin.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { getEditionLabel } from '#main/services/print/edition-label.ts'
import { type FormContext, type FormPages, GAMEMASTERS_EDITION_LABEL } from '#main/services/print/page-form.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { PagePrintForm } from '#shared/contract/page-prints.ts'
import { DEFAULT_CALENDAR } from '#shared/kit/calendar.ts'
import { createChronicleService } from '../chronicle.ts'
import { createEditionVisibilityCheckBuilder } from '../player-visibility.ts'
import { buildAppendixChapters } from './appendices.ts'
import type { BookStyle } from './book-style.ts'
import { buildChronicleChapters } from './chapters.ts'
import { createChronicleMapChapterBuilder } from './chronicle-map.ts'
import { createMentionFinder } from './mention-finder.ts'

type ChronicleFormInput = Extract<PagePrintForm, { form: 'chronicle' }>

const SIZES_PT = { page: 11.5, half: 10, booklet: 10 } as const
const EMPTY =
  'The chronicle will hold sessions with a recap, battles and journal entries that bear a day, in the order of their days. Write a recap, or give an entry a day.'

/** Creates the chronicle as a book: cover, contents, chapters by session, map, and an appendix. */
export function createChronicleFormMaker(tools: ServiceDependencies, games: readonly GameCampaignHooks[]) {
  const chronicles = createChronicleService(tools, games)
  const sightOf = createEditionVisibilityCheckBuilder(tools, games)
  const { campaign, journal, names } = tools.file.rows
  const maps = createChronicleMapChapterBuilder(tools)

  return ({ edition, from, to, format }: ChronicleFormInput, { paper, pictureUrl }: FormContext): FormPages => {
    const { campaign: name, items } = chronicles.chronicle({ edition, from, to })
    const calendar = campaign.get().calendar ?? DEFAULT_CALENDAR
    const style: BookStyle = { sizePt: SIZES_PT[format], calendar, pictureUrl }
    const size = format === 'page' ? getPaperSize(paper) : computeHalfPaperSize(paper)
    const sees = sightOf(edition)
    const known: Thing[] = names.list().filter(sees)
    const editionText = getEditionLabel(tools, edition)
    const empty: Chapter = {
      title: 'Nothing to tell yet',
      block: paragraph(EMPTY, { ...TEXT_STYLES.body, sizePt: style.sizePt }),
    }
    const findMentions = createMentionFinder(items)
    const pages = layOutBook({
      title: name,
      size,
      sizePt: style.sizePt,
      cover: cover(name, editionText, items.length),
      chapters: items.length === 0 ? [empty] : buildChronicleChapters(items, style),
      appendices: (pageOf) => [
        ...maps(findMentions, { edition, size }),
        ...buildAppendixChapters({ items, findMentions, known, entries: journal.listAll(), style, pageOf }),
      ],
    })
    return { name, kind: 'chronicle', edition: editionText, pages, isBooklet: format === 'booklet' }
  }
}

/** The title page: an orrery, the name of the campaign, and who may read it. */
function cover(name: string, edition: string, count: number): Block {
  const middle = { anchor: 'middle' } as const
  return stack([
    growing(space(0), 2),
    orrery(),
    space(8),
    paragraph('Chronicle', { ...TEXT_STYLES.note, sizePt: 13 }, middle),
    space(2),
    paragraph(name, { ...TEXT_STYLES.title, sizePt: 30, leading: 1.1 }, middle),
    space(5),
    paragraph(edition, { ...TEXT_STYLES.label, sizePt: 12 }, middle),
    ...(edition === GAMEMASTERS_EDITION_LABEL && count > 0
      ? [
          space(1),
          paragraph('Holds every secret: not for the table.', { ...TEXT_STYLES.body, colour: SOFT_INK_COLOUR }, middle),
        ]
      : []),
    growing(space(0), 3),
  ])
}
