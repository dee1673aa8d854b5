import { type Block, drawing, chooseFirstFittingBlock, growing, padded, row, stack } from '#main/print/blocks/block.ts'
import { pencilLines, tickBoxes } from '#main/print/blocks/pips.ts'
import { portrait } from '#main/print/blocks/portrait.ts'
import { qrCode } from '#main/print/blocks/qr-code.ts'
import { type Stat, statBoxes } from '#main/print/blocks/stat-boxes.ts'
import { heading, paragraph, section } from '#main/print/blocks/text.ts'
import { band } from '#main/print/blocks/title-band.ts'
import { bold, type RichText, TEXT_STYLES } from '#main/print/style.ts'
import {
  buildBlankWeaponRow,
  buildCampaignPointsBlock,
  buildCardFoot,
  buildContinuationTitle,
  buildRuleRow,
  shortenRules,
  buildWeaponRow,
} from './entry-blocks.ts'
import { buildMemberRows } from './member-rows.ts'
import { CARD_SIZES, HALF_PAGE_SIZES, type SheetSizes, TIGHT_CARD_SIZES } from './sheet-sizes.ts'
import { AFTER_GAME, SQUAD_RULES } from './squad-rules.ts'
import type { RuleEntry, WeaponEntry } from './unit-entries.ts'
import { countBreakTestPips, buildWoundTrack } from './wound-track.ts'

/** Sheet of a character or a squad. Empty texts, null and no members make a blank to write in. */
export interface FighterSheetContent {
  readonly id: string
  readonly title: string
  /** URL of its page, shown as a code. Empty for none. */
  readonly pageUrl: string
  readonly kind: string
  readonly warband: string
  readonly cost: string
  readonly isLeader: boolean
  readonly pictureUrl: string | null
  readonly stats: readonly Stat[]
  readonly hitPoints: number | null
  /** Whether hit points are numbers to write instead of pips. */
  readonly asNumbers: boolean
  readonly psyche: string
  /** Label of each member of a squad. Null for a character. */
  readonly members: readonly string[] | null
  /** Whether the members are a squad, or equal characters that share the sheet. */
  readonly isSquad: boolean
  readonly weapons: readonly WeaponEntry[]
  readonly entries: readonly RuleEntry[]
  readonly conditions: readonly RuleEntry[]
  readonly campaignPoints: number | null
  /** Whether it holds a hidden agenda, which is public. Its text is not (P28-AGENDA-1). */
  readonly hasAgenda: boolean
  readonly notes: string
}

/** Maximum numbers of pips. More cannot be ticked in play, or leave no room on a card. */
const MOST_PIPS = 120
const MOST_PIPS_OF_CARD = 60
const BLANK_WEAPONS = { character: 3, squad: 2 }
const AGENDA_WORTH = ['5', '4', '3', '2', '1']

/** A half page (128 × 196 mm), which goes on in the next one if it must. */
export function buildFighterHalfPage(sheet: FighterSheetContent): Block {
  const states = tickBoxes(statesOf(sheet), HALF_PAGE_SIZES.tick)
  const head = stack(
    [
      statBoxes(sheet.stats, HALF_PAGE_SIZES.stats),
      paragraph(REMINDER, { ...TEXT_STYLES.body, sizePt: 9, leading: 1.12 }),
      states,
    ],
    { gap: 1.1 },
  )
  const picture = portrait({
    ...HALF_PAGE_SIZES.portrait,
    url: sheet.pictureUrl,
    isLeader: sheet.isLeader,
    id: sheet.id,
  })
  const blanks = sheet.title === '' ? BLANK_WEAPONS[sheet.isSquad ? 'squad' : 'character'] : 0
  const weapons = Array.from({ length: blanks }, () => buildBlankWeaponRow(HALF_PAGE_SIZES))
  return stack(
    [
      titleBand(sheet, HALF_PAGE_SIZES, [sheet.kind, sheet.warband]),
      row([{ block: picture, widthMm: HALF_PAGE_SIZES.portrait.widthMm }, { block: head }], { gap: 2.5 }),
      life(sheet, HALF_PAGE_SIZES),
      stack([...sheet.weapons.map((weapon) => buildWeaponRow(weapon, HALF_PAGE_SIZES)), ...weapons]),
      row([{ block: gearColumn(sheet) }, { block: campaignColumn(sheet), widthMm: CAMPAIGN_COLUMN_MM }], {
        gap: 4,
        givesWidth: true,
      }),
    ],
    { gap: HALF_PAGE_SIZES.gapMm },
  )
}

/** An index card, six to a page. If it is too full, it is set tighter, then its long rules are only named. */
export function buildFighterCard(sheet: FighterSheetContent, heightMm: number): Block {
  const own = [...sheet.conditions, ...sheet.entries].filter(({ isExplanation }) => !isExplanation)
  const entries = [...own, ...(sheet.isSquad ? SQUAD_RULES : [])]
  return chooseFirstFittingBlock(
    [
      cardLayout(
        sheet,
        CARD_SIZES,
        entries.map((entry) => buildRuleRow(entry, CARD_SIZES)),
      ),
      ...shortenRules(entries, TIGHT_CARD_SIZES).map((rules) => cardLayout(sheet, TIGHT_CARD_SIZES, rules)),
    ],
    heightMm,
  )
}

function cardLayout(sheet: FighterSheetContent, sizes: SheetSizes, rules: readonly Block[]): Block {
  const picture = portrait({ ...sizes.portrait, url: sheet.pictureUrl, isLeader: sheet.isLeader, id: sheet.id })
  return padded(
    stack(
      [
        titleBand(sheet, sizes, [sheet.kind]),
        row([{ block: picture, widthMm: sizes.portrait.widthMm }, { block: statBoxes(sheet.stats, sizes.stats) }], {
          gap: 1.2,
        }),
        life(sheet, sizes),
        stack(sheet.weapons.map((weapon) => buildWeaponRow(weapon, sizes))),
        stack(rules),
        growing(drawing(0, () => {})),
        buildCardFoot(cardStates(sheet), sheet, sizes),
      ],
      { gap: sizes.gapMm, continued: buildContinuationTitle(sheet.title) },
    ),
    { top: 2.4, right: 2.4, bottom: 2, left: 2.4 },
  )
}

function cardStates({ members, isSquad }: FighterSheetContent): readonly string[] {
  if (isSquad) return SQUAD_STATES
  return members === null ? ['Wounded', 'Broken', 'Out'] : []
}

/** States to tick. Characters that share a sheet have theirs in their rows. */
function statesOf({ members, isSquad }: FighterSheetContent): readonly string[] {
  if (isSquad) return SQUAD_STATES
  return members === null ? FIGHTER_STATES : []
}

/** When characters that share a sheet test (P28-BREAK-1, P28-BREAK-2, P28-BREAK-5). */
function breakTestLine(hitPoints: number, psyche: string): Block {
  return paragraph(
    [
      bold(`Break test below ${countBreakTestPips(hitPoints)} hit points. `),
      `1D10 under Psyche ${psyche}, −1 for each more. With one left: no test.`,
    ],
    { ...TEXT_STYLES.body, sizePt: 8.5 },
  )
}

const FIGHTER_STATES = ['Wounded', 'Broken', 'Out of action']
const SQUAD_STATES = ['Broken', 'Out of action']
const CAMPAIGN_COLUMN_MM = 42
const CODE_MM = 18
/** Actions, skill rolls and shooting (P28-TURN-1, P28-ROLL-1, P28-ROLL-2, P28-SHOOT-3, P28-SHOOT-4, P28-COVER-1). */
const REMINDER: RichText = [
  bold('Two actions. '),
  'Roll 1D10 ',
  bold('under'),
  ' the skill; 1 always succeeds, 10 always fails. ',
  bold('Shooting: '),
  '−1 for each move of either, −1 at a target 5 cm or more higher, +1 if as much lower. In cover: 1D6 more armour.',
]

function titleBand(
  { title, cost }: FighterSheetContent,
  { band: sizes }: SheetSizes,
  subtitle: readonly string[],
): Block {
  return band(title, { ...sizes, subtitle, figure: { value: cost, unit: 'points' } })
}

/** Hit points: the track of a character, a row of pips for each member of a squad, or numbers. */
function life(sheet: FighterSheetContent, sizes: SheetSizes): Block {
  const { hitPoints, members, asNumbers } = sheet
  if (members !== null) {
    const rows = buildMemberRows(sheet, members, sizes)
    return sheet.isSquad || hitPoints === null
      ? rows
      : stack([rows, breakTestLine(hitPoints, sheet.psyche)], { gap: 0.8 })
  }
  const most = sizes.isCard ? MOST_PIPS_OF_CARD : MOST_PIPS
  if (hitPoints === null || asNumbers || hitPoints > most) return numberTrack(hitPoints)
  return buildWoundTrack(
    hitPoints,
    {
      sound: sizes.isCard ? 'Sound.' : 'Mark from the left. Sound while this row lasts.',
      // P28-BREAK-1, P28-BREAK-2, P28-BREAK-5
      breakTest: sizes.isCard
        ? `under Psyche ${sheet.psyche}`
        : ['Each mark here: 1D10 under Psyche ', bold(sheet.psyche), ', −1 for each more. With one left: no test.'],
    },
    sizes.track,
  )
}

/** Boxes to write the hit points that are left. */
function numberTrack(hitPoints: number | null): Block {
  return drawing(16, (pen, { x, y, width }) => {
    pen.rect({ x, y, width, height: 16 }, { lineMm: 0.35 })
    pen.text('Hit points', [x + 2.4, y + 5], { ...TEXT_STYLES.label })
    pen.text(hitPoints === null ? '' : String(hitPoints), [x + 2.4, y + 12.6], { ...TEXT_STYLES.figure, sizePt: 19 })
    const below = hitPoints === null ? '' : ` Break test below ${countBreakTestPips(hitPoints)}.`
    pen.text(`Left, after each wound.${below}`, [x + 24, y + 5])
    for (let line = 0; line < Math.floor((width - 28) / 14); line += 1)
      pen.line([x + 24 + line * 14, y + 13], [x + 35 + line * 14, y + 13], { lineMm: 0.2 })
  })
}

function gearColumn({ entries: own, isSquad, notes, title, pageUrl }: FighterSheetContent): Block {
  const entries = [...own, ...(isSquad && title !== '' ? [...SQUAD_RULES, AFTER_GAME] : [])]
  const texts = notes.split('\n').flatMap((line) => (line === '' ? [] : paragraph(line, TEXT_STYLES.note)))
  const all = [...entries.map((entry) => buildRuleRow(entry, HALF_PAGE_SIZES)), ...texts]
  const lines = pencilLines(7, title === '' ? 21 : 0)
  const code =
    pageUrl === ''
      ? []
      : [row([{ block: pencilLines(7, CODE_MM) }, { block: qrCode(pageUrl, CODE_MM), widthMm: CODE_MM }], { gap: 3 })]
  return stack([section('Armour, traits and gear', all, 0.4), lines, ...code])
}

function spacedHeading(text: string): Block {
  return { ...padded(heading(text), { top: 0.9 }), keepsWithNext: true }
}

function campaignColumn({
  conditions,
  campaignPoints: points,
  hasAgenda,
  members,
  isSquad,
}: FighterSheetContent): Block {
  const agenda = members !== null ? [] : [spacedHeading('Hidden agenda'), agendaBlock(hasAgenda)]
  return stack(
    [
      heading('Campaign'),
      buildCampaignPointsBlock(points),
      spacedHeading(isSquad ? 'Scars' : 'Injuries'),
      ...conditions.map((entry) => buildRuleRow(entry, HALF_PAGE_SIZES)),
      pencilLines(7, conditions.length === 0 ? 14 : 7),
      ...agenda,
    ],
    { gap: 1 },
  )
}

/** That an agenda is held and what it is still worth: one point less for each failed game (P28-AGENDA-2). */
function agendaBlock(isHeld: boolean): Block {
  if (!isHeld) return paragraph('None drawn.')
  return stack(
    [
      drawing(5, (pen, { x, y }) => {
        pen.pictogram('mask', [x, y - 0.4], 5.4)
        pen.text('Card held. Worth', [x + 7.4, y + 3.6])
      }),
      drawing(6, (pen, { x, y }) => {
        for (const [index, worth] of AGENDA_WORTH.entries()) {
          pen.rect({ x: x + index * 7, y, width: 6, height: 6 }, { lineMm: 0.4, radius: 0.5 })
          pen.text(worth, [x + index * 7 + 3, y + 4.1], { ...TEXT_STYLES.figure, sizePt: 9, anchor: 'middle' })
        }
      }),
      tickBoxes(['Done', 'Failed']),
    ],
    { gap: 0.8 },
  )
}
