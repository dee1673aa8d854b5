import { type Block, growing } from '#main/print/blocks/block.ts'
import { pencilLines } from '#main/print/blocks/pips.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import { composeForm, buildFactLines, buildTextSection } from '#main/services/print/compose-form.ts'
import { type FormMakersByForm, GAMEMASTERS_EDITION_LABEL } from '#main/services/print/page-form.ts'
import type { BattleView } from '#shared/contract/planet28/battles.ts'
import { type Calendar, formatCampaignDay } from '#shared/kit/calendar.ts'

interface BattleSources {
  readonly battle: (id: string) => BattleView
  readonly starName: (id: string) => string | null
  readonly calendar: () => Calendar
}

const ROW_MM = 7

/** Creates the form of a recorded battle: sides, who fought and fell, and what the aftermath brings. */
export function createBattleFormMaker({ battle, starName, calendar }: BattleSources): Pick<FormMakersByForm, 'battle'> {
  return {
    battle({ id }, context) {
      const { name, day, starId, notes, record, settlement, state } = battle(id)
      return composeForm(
        {
          name,
          kind: 'battle',
          edition: GAMEMASTERS_EDITION_LABEL,
          subtitle: ['Battle', 'Planet 28'],
          blocks: [
            ...buildFactLines([
              ['Day', day === null ? '' : formatCampaignDay(calendar(), day)],
              ['Place', starId === null ? '' : (starName(starId) ?? '')],
              ['Turns', record.turns === null ? '' : String(record.turns)],
              ['Results', state === 'settled' ? 'applied' : 'not applied yet'],
            ]),
            ...buildTextSection('Goal', record.goal, context),
            sides(record),
            fighters(record),
            ...aftermath(settlement),
            ...buildTextSection('Notes', notes, context),
            growing(section('At the table', [pencilLines()])),
          ],
        },
        context,
      )
    },
  }
}

function sides({ sides: all }: BattleView['record']): Block {
  const rows = all.map(({ name, reachedGoal, strangers }) => [
    [bold(name)],
    reachedGoal ? 'reached' : 'not reached',
    strangers.models === 0 ? '' : `${strangers.models}, ${strangers.destroyed} killed`,
  ])
  const columns = [
    { title: 'Side', share: 2 },
    { title: 'Goal', share: 1 },
    { title: 'Unnamed fighters', share: 1 },
  ]
  return section('Sides', [table(columns, rows, { rowMm: ROW_MM })])
}

function fighters({ tallies }: BattleView['record']): Block {
  const rows = tallies.map(({ name, fate, hits, kills }) => [[bold(name)], fate, String(hits), String(kills)])
  const columns = [
    { title: 'Unit', share: 2 },
    { title: 'Fate', share: 1 },
    { title: 'Hits', widthMm: 16, align: 'middle' as const },
    { title: 'Kills', widthMm: 16, align: 'middle' as const },
  ]
  return section('Who fought', [table(columns, rows, { rowMm: ROW_MM })])
}

/** Outcomes and open questions of the aftermath, and what is paid. */
function aftermath({ outcomes, questions, ledger }: BattleView['settlement']): Block[] {
  const open = questions.filter(({ faces }) => faces === null).map(({ text }) => `To roll: ${text}`)
  const lines = [...outcomes.map(({ text }) => text), ...open]
  const paid = ledger
    .filter(({ amount }) => amount !== 0)
    .map(({ accountName, amount, currency, reason }) => [[bold(accountName)], reason, `${amount} ${currency}`])
  const columns = [
    { title: 'Who', share: 1 },
    { title: 'Why', share: 2 },
    { title: 'Amount', widthMm: 30, align: 'end' as const },
  ]
  return [
    ...(lines.length === 0
      ? []
      : [
          section(
            'Aftermath',
            lines.map((line) => paragraph(line, TEXT_STYLES.body)),
          ),
        ]),
    ...(paid.length === 0 ? [] : [section('Points and credits', [table(columns, paid)])]),
  ]
}
