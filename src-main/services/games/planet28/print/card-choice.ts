import { createFoldedCardPages, createCardPages } from '#main/print/cards/card-pages.ts'
import type { PlayCard } from '#main/print/cards/play-card.ts'
import type { PageDraft } from '#main/print/pages/page.ts'
import type { Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'
import {
  buildAgendaCards,
  buildArcanaCards,
  buildItemCards,
  buildSectionCards,
  buildTalentCards,
  buildWeaponCards,
  type RulebookRowCard,
} from './cards.ts'
import type { PrintContent } from './printable-unit.ts'
import { buildUnitCards } from './unit-cards.ts'
import { listUsedRulebookRows, usesArcana } from './used-rows.ts'

/** Lays out the chosen cards with their backs, in printing order. */
export function layOutCards(content: PrintContent): PageDraft[] {
  const { options, units, agendas, look, campaign } = content
  const has = (kind: Planet28PrintOptions['kinds'][number]) => options.kinds.includes(kind)
  const used = listUsedRulebookRows(units)
  const cards = [
    ...(has('weapons') ? buildWeaponCards(used) : []),
    ...(has('sections') ? buildSectionCards(used) : []),
    ...(has('talents') ? buildTalentCards(used) : []),
    ...(has('items') ? buildItemCards(used) : []),
    ...(has('arcana') && usesArcana(used) ? buildArcanaCards() : []),
  ]
  const portraits = has('portraits') ? buildUnitCards(units, look) : []
  const pictureOf = (characterId: string) =>
    look.pictureUrl(units.find(({ view }) => view.id === characterId)?.view.portraitId ?? null)
  const secrets = has('secrets') ? buildAgendaCards(agendas, pictureOf) : []
  const copies = [...portraits, ...(options.cardForEach ? cards.flatMap(copyForCarriers) : cards)]
  if (options.backs === 'none')
    return [...createCardPages(copies, options, campaign), ...createFoldedCardPages(secrets, options, campaign)]
  return createCardPages([...copies, ...secrets], options, campaign)
}

/** A card for each carrier of the same thing. */
function copyForCarriers({ users = [], ...card }: RulebookRowCard): PlayCard[] {
  return users.length < 2 ? [card] : users.map((user) => ({ ...card, carriers: [user] }))
}
