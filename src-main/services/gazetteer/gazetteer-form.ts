import { type Block, growing, space, stack } from '#main/print/blocks/block.ts'
import { orrery } from '#main/print/blocks/orrery.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { type Chapter, layOutBook } from '#main/print/pages/book.ts'
import { computeHalfPaperSize } from '#main/print/pages/booklet.ts'
import { getPaperSize } from '#main/print/pages/page.ts'
import { SOFT_INK_COLOUR, TEXT_STYLES } from '#main/print/style.ts'
import type { GameCampaignHooks } from '#main/services/games/game-plugin.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { FormContext, FormPages } from '#main/services/print/page-form.ts'
import type { PagePrintForm } from '#shared/contract/page-prints.ts'
import { formatCount } from '#shared/kit/format.ts'
import { createGazetteerBuilder } from './build-gazetteer.ts'
import type { Gazetteer } from './content.ts'
import { explainEmptyGazetteer } from './describe-empty.ts'
import type { GazetteerStyle } from './gazetteer-style.ts'
import { buildIndexChapters } from './index-chapters.ts'
import { buildRegionChapters } from './region-chapters.ts'

type GazetteerFormInput = Extract<PagePrintForm, { form: 'gazetteer' }>

const SIZES_PT = { page: 10.5, half: 9.5, booklet: 9.5 } as const

/** Creates the gazetteer of a star cluster as a book: title page, contents, a chapter for each region, and an index. */
export function createGazetteerFormMaker(tools: ServiceDependencies, games: readonly GameCampaignHooks[]) {
  const build = createGazetteerBuilder(tools, games)

  return ({ id, edition, format }: GazetteerFormInput, { paper, pictureUrl }: FormContext): FormPages => {
    const gazetteer = build({ clusterId: id, edition })
    const style: GazetteerStyle = { sizePt: SIZES_PT[format], pictureUrl }
    const size = format === 'page' ? getPaperSize(paper) : computeHalfPaperSize(paper)
    const chapters = buildRegionChapters(gazetteer, style, size)
    const pages = layOutBook({
      title: gazetteer.cluster,
      size,
      sizePt: style.sizePt,
      cover: cover(gazetteer, tools.file.rows.campaign.get().name),
      chapters: chapters.length === 0 ? [emptyChapter(gazetteer, style)] : chapters,
      appendices: (pageOf) => buildIndexChapters(gazetteer, style, pageOf),
    })
    const { cluster: name, edition: editionLabel } = gazetteer
    return { name, kind: 'gazetteer', edition: editionLabel, pages, isBooklet: format === 'booklet' }
  }
}

function emptyChapter(gazetteer: Gazetteer, style: GazetteerStyle): Chapter {
  const text = paragraph(explainEmptyGazetteer(gazetteer), { ...TEXT_STYLES.body, sizePt: style.sizePt })
  return { title: 'No stars yet', block: text }
}

function cover(gazetteer: Gazetteer, campaign: string): Block {
  const middle = { anchor: 'middle' } as const
  const stars = gazetteer.regions.reduce((sum, region) => sum + region.stars.length, 0)
  return stack([
    growing(space(0), 2),
    orrery(),
    space(8),
    paragraph('Gazetteer', { ...TEXT_STYLES.note, sizePt: 13 }, middle),
    space(2),
    paragraph(gazetteer.cluster, { ...TEXT_STYLES.title, sizePt: 30, leading: 1.1 }, middle),
    space(3),
    paragraph(`${campaign} · ${formatCount(stars, 'star')}`, { ...TEXT_STYLES.body, colour: SOFT_INK_COLOUR }, middle),
    space(5),
    paragraph(gazetteer.edition, { ...TEXT_STYLES.label, sizePt: 12 }, middle),
    ...(gazetteer.isGamemasters
      ? [
          space(1),
          paragraph('Holds every secret: not for the table.', { ...TEXT_STYLES.body, colour: SOFT_INK_COLOUR }, middle),
        ]
      : []),
    growing(space(0), 3),
  ])
}
