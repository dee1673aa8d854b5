import type { Author } from '#main/db/change-log/change-log.ts'
import type { Battle } from '#main/db/repositories/planet28/battles.ts'
import {
  applyAftermathChoiceAnswer,
  NO_AFTERMATH_CHOICES,
} from '#main/games/planet28/campaign/aftermath/answer-choice.ts'
import { createHistoryService } from '#main/services/history.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged, type RowVersionRef } from '#main/services/kit/service-dependencies.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import { BattleRecordInput, type AftermathChoicesUpdate } from '#shared/contract/planet28/battle-record.ts'
import type { BattleFields, BattleListItem, BattleView } from '#shared/contract/planet28/battles.ts'
import type { AftermathChoices } from '#shared/games/planet28/campaign/aftermath.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { createCampaignForceStore } from '../between-battles/campaign-forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { createLedgerAccess } from '../ledger/ledger-access.ts'
import { createAftermathDiceRoller } from './aftermath-dice.ts'
import { createAftermathCalculator, buildAftermathReport } from './aftermath.ts'
import { createInitialRecordBuilder } from './initial-record-builder.ts'
import { createTableBattleService } from './table-battles.ts'
import { createBattleViewBuilder } from './views.ts'
import { createAftermathWriter } from './write-aftermath.ts'

/** Creates the service of battles and their aftermath (pp. 53-59). */
export function createBattleService(tools: ForceDependencies) {
  const { file, links, now, newId } = tools
  const { battles, names } = file.rows
  const history = createHistoryService(tools, { guards: [tools.editions.beforeUndo] })
  const campaign = createCampaignForceStore(tools)
  const book = createLedgerAccess(tools)
  const aftermaths = createAftermathCalculator(tools, campaign, book)
  const views = createBattleViewBuilder(tools, aftermaths, book)
  const muster = createInitialRecordBuilder(tools, campaign, book)
  const settling = createAftermathWriter(tools, campaign, book)
  const dice = createAftermathDiceRoller(tools, aftermaths)
  const { changes } = file

  const find = (id: string): Battle => requireFound(battles.find(id), 'battle')
  const get = (id: string): BattleView => views.view(find(id))
  function getSeen({ id, version }: RowVersionRef): Battle {
    const row = find(id)
    requireRowUnchanged(file, 'battle', id, version)
    return row
  }
  /** Returns a battle whose aftermath is still open, or refuses. */
  function getOpen(seen: RowVersionRef): Battle {
    const row = getSeen(seen)
    if (row.state === 'settled')
      throw new RefusalError('conflict', `The results of “${row.name}” are applied. Undo them first, then change it.`)
    return row
  }
  function requirePlaces({
    scenarioId,
    nightId,
    starId,
  }: Pick<BattleFields, 'scenarioId' | 'nightId' | 'starId'>): void {
    if (scenarioId !== null) requireFound(names.find('scenario', scenarioId), 'scenario')
    if (nightId !== null) requireFound(names.find('night', nightId), 'session')
    if (starId !== null) requireFound(names.find('star', starId), 'star')
  }
  function keepChoices(row: Battle, choices: AftermathChoices, label: string, author: Author): BattleView {
    changes.record(label, author, () => battles.update({ ...row, choices }))
    return get(row.id)
  }
  const aftermathOf = ({ name }: Battle): string => `the aftermath of ${formatNameMidSentence(name)}`

  return {
    list(): BattleListItem[] {
      const versions = changes.versionsOf('battle')
      return battles.list().map((row) => views.line(row, versions.get(row.id)))
    },
    get: ({ id }: { id: string }): BattleView => get(id),
    ...muster,
    check: ({ record }: Pick<BattleFields, 'record'>) => views.problemsOf(record, now()),
    create(fields: BattleFields, author: Author): BattleView {
      const id = newId()
      requirePlaces(fields)
      const row = {
        ...fields,
        id,
        choices: NO_AFTERMATH_CHOICES,
        state: 'recorded',
        settledBy: null,
        recordedAt: now(),
      } as const
      changes.record(`Record ${formatNameMidSentence(fields.name)}`, author, () => battles.add(row))
      return get(id)
    },
    update({ id, version, ...fields }: BattleFields & RowVersionRef, author: Author): BattleView {
      const before = getSeen({ id, version })
      const isSame = JSON.stringify(fields.record) === JSON.stringify(BattleRecordInput.parse(before.record))
      if (!isSame) getOpen({ id, version })
      requirePlaces(fields)
      const edit = `Edit ${formatNameMidSentence(fields.name)}`
      const label = before.name === fields.name ? edit : `${before.name} becomes ${formatNameMidSentence(fields.name)}`
      changes.record(label, author, () => {
        links.rename({ kind: 'battle', id, name: before.name }, fields.name)
        battles.update({ ...before, ...fields })
      })
      return get(id)
    },
    remove(seen: RowVersionRef, author: Author): void {
      const { id, name } = getOpen(seen)
      changes.record(`Remove ${formatNameMidSentence(name)}`, author, () => battles.remove(id))
    },
    ...createTableBattleService(tools, { campaign, muster, history, view: (row) => views.view(row) }),
    choose({ choices, ...seen }: RowVersionRef & { choices: AftermathChoicesUpdate }, author: Author): BattleView {
      const row = getOpen(seen)
      return keepChoices(row, { ...row.choices, ...choices }, `Choose in ${aftermathOf(row)}`, author)
    },
    answer({ key, value, ...seen }: RowVersionRef & { key: string; value: string | null }, author: Author): BattleView {
      const row = getOpen(seen)
      const asked = aftermaths.of(row).settlement.choices
      const question = asked.find((choiceQuestion) => choiceQuestion.key === key)
      if (question === undefined)
        throw new RefusalError('not-found', 'This is not asked any more. Look at the aftermath as it stands now.')
      if (value !== null && !question.options.some((option) => option.value === value))
        throw new RefusalError('illegal', 'This is not among the answers any more. Choose another one.')
      const label = `Choose in ${aftermathOf(row)}: ${question.text}`
      return keepChoices(row, applyAftermathChoiceAnswer(row.choices, asked, { key, value }), label, author)
    },
    enterFaces({ key, faces, ...seen }: ServiceMethodInput<'battles', 'enterFaces'>, author: Author): BattleView {
      const row = getOpen(seen)
      const what = faces === null ? 'Take dice back' : 'Enter dice'
      return keepChoices(row, dice.enter(row, key, faces), `${what} in ${aftermathOf(row)}`, author)
    },
    roll({ keys, ...seen }: RowVersionRef & { keys: string[] | null }, author: Author): BattleView {
      const row = getOpen(seen)
      return keepChoices(row, dice.roll(row, keys), `Throw dice in ${aftermathOf(row)}`, author)
    },
    settle(seen: RowVersionRef, author: Author): BattleView {
      const row = getSeen(seen)
      const aftermath = aftermaths.of(row)
      const { because } = views.settling(row, {
        problems: aftermath.problems,
        report: buildAftermathReport(aftermath),
      })
      if (because !== null) throw new RefusalError('conflict', because)
      changes.record(`Apply the results of ${formatNameMidSentence(row.name)}`, author, (version) =>
        settling.write(row, aftermath, version),
      )
      return get(row.id)
    },
    reopen(seen: RowVersionRef, author: Author): BattleView {
      const row = getSeen(seen)
      const because = views.findHold(row)
      if (because !== null) throw new RefusalError('conflict', because)
      history.undo({ id: row.settledBy }, author)
      return get(row.id)
    },
  }
}
