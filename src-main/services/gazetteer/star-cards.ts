import { createExcerpt } from '#main/journal/excerpt.ts'
import { createCardPages } from '#main/print/cards/card-pages.ts'
import type { CardKind, PlayCard } from '#main/print/cards/play-card.ts'
import { MM_PER_POINT } from '#main/print/style.ts'
import type { GameCampaignHooks } from '#main/services/games/game-plugin.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { FormContext, FormPages } from '#main/services/print/page-form.ts'
import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import { BODY_LABELS } from '#shared/cluster/system/body.ts'
import type { PagePrintForm } from '#shared/contract/page-prints.ts'
import { formatCount } from '#shared/kit/format.ts'
import { createGazetteerBuilder } from './build-gazetteer.ts'
import type { GazetteerBody, GazetteerFact, GazetteerFactId, GazetteerStar } from './content.ts'
import { explainEmptyGazetteer } from './describe-empty.ts'
import { drawStarGlyph } from './star-blocks.ts'

type StarCardsInput = Extract<PagePrintForm, { form: 'star-cards' }>

const STAR: CardKind = { letter: 'S', name: 'Star', ground: 'rays', isDark: true }
const GLYPH_MM = 9
/** Longest text of a card before it is cut, and most places of a system that it names. */
const LONGEST_TEXT = 600
const MOST_PLACES = 6
/** Facts in boxes beside the rating, those of an imported world first. */
const BOXES: readonly GazetteerFactId[] = ['starport', 'world-profile', 'type', 'size']
const MOST_BOXES = 2
/** Width of a box for its value, and for its label. Longer facts stand in the text. */
const BOX_MM = 17
const SHORT_LABELS: Readonly<Partial<Record<GazetteerFactId, string>>> = { 'world-profile': 'profile' }

/** Creates the cards of the stars of a cluster, nine to a page, with their backs. */
export function createStarCardFormMaker(tools: ServiceDependencies, games: readonly GameCampaignHooks[]) {
  const build = createGazetteerBuilder(tools, games)

  return ({ id, edition, backs, bleedMm, backShift }: StarCardsInput, { paper }: FormContext): FormPages => {
    const gazetteer = build({ clusterId: id, edition })
    const stars = gazetteer.regions.flatMap((region) => region.stars)
    if (stars.length === 0) throw new RefusalError('illegal', explainEmptyGazetteer(gazetteer))
    const editionOnCard = gazetteer.isGamemasters ? 'gamemaster’s edition' : ''
    const cards = stars.map((star) => buildStarCard(star, editionOnCard))
    const options = { paper, backs, bleedMm, gutterMm: 3, backShift }
    const pages = createCardPages(cards, options, gazetteer.cluster)
    return { name: gazetteer.cluster, kind: 'star cards', edition: gazetteer.edition, pages }
  }
}

function buildStarCard(star: GazetteerStar, edition: string): PlayCard {
  const { name, hex, rating, ratingName, owner, facts, bodies, text, secret, isHidden } = star
  const boxes = BOXES.flatMap((id) => facts.find((fact) => fact.id === id && fitsBox(fact)) ?? []).slice(0, MOST_BOXES)
  const hasShortRating = fitsBox({ label: ratingName, value: '' })
  const others = [
    ...(hasShortRating ? [] : [{ label: 'Rating', value: ratingName }]),
    ...facts.filter((fact) => !boxes.includes(fact) && fact.id !== 'homeworld'),
  ]
  const homeworld = facts.some(({ id }) => id === 'homeworld') ? 'homeworld' : ''
  return {
    kind: STAR,
    title: name,
    subtitle: [homeworld, edition].filter((part) => part !== '').join(' · '),
    art: (pen, middle, colour) => drawStarGlyph(pen, star, { middle, radius: GLYPH_MM, colour }),
    pictureUrl: null,
    corner: { value: hex, unit: '' },
    values: [
      { value: String(rating), label: ratingName === '' || !hasShortRating ? 'rating' : ratingName },
      ...boxes.map((fact) => ({ value: fact.value, label: getBoxLabel(fact) })),
    ],
    texts: [
      { name: '', text: createExcerpt(text, LONGEST_TEXT) },
      { name: 'System', text: listBodies(bodies) },
      { name: '', text: listFacts(others) },
      { name: 'Secret', text: createExcerpt(secret, LONGEST_TEXT) },
      { name: '', text: isHidden ? 'Unknown to players.' : '' },
    ].filter((part) => part.text !== ''),
    boxes: null,
    writing: '',
    carriers: owner === null ? [] : [owner.name],
    ticks: [],
    owner: '',
  }
}

/** Whether a fact fits a box of a card with three of them. */
function fitsBox(fact: GazetteerFact): boolean {
  const fits = (text: string, sizePt: number) =>
    measureTextWidth(text, { face: 'sans-bold', size: sizePt * MM_PER_POINT }) <= BOX_MM
  return fits(fact.value, 8) && fits(getBoxLabel(fact), 8)
}

function getBoxLabel({ id, label }: GazetteerFact): string {
  return (id && SHORT_LABELS[id]) ?? label.toLowerCase()
}

const NATURAL = ['planet', 'giant', 'belt', 'moon'] as const

/** Natural bodies by number, and the others by name. */
function listBodies(bodies: readonly GazetteerBody[]): string {
  const all = bodies.map(({ body }) => body)
  const counts = NATURAL.flatMap((kind) => {
    const count = all.filter((body) => body.kind === kind).length
    return count === 0 ? [] : [formatCount(count, BODY_LABELS[kind].toLowerCase())]
  })
  const places = all.flatMap(({ name, kind }) =>
    NATURAL.some((natural) => natural === kind) ? [] : [`${name} (${BODY_LABELS[kind].toLowerCase()})`],
  )
  const more = places.length - MOST_PLACES
  const named = places.slice(0, MOST_PLACES).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return [counts.join(', '), named].filter((part) => part !== '').join('. ')
}

function listFacts(facts: readonly GazetteerFact[]): string {
  return facts.map(({ label, value }) => `${label}: ${value}`).join('. ')
}
