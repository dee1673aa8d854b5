import type { Author } from '#main/db/change-log/change-log.ts'
import type { Warband } from '#main/db/repositories/planet28/warbands.ts'
import { listUnknownRows } from '#main/games/planet28/builder/unknown-rows.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged, type RowVersionRef } from '#main/services/kit/service-dependencies.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { UnitListItem } from '#shared/contract/planet28/units.ts'
import type { RulesDiff, WarbandFields as Fields, WarbandView } from '#shared/contract/planet28/warbands.ts'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import { CHARACTER_START } from '#shared/games/planet28/starting-profiles.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { getWarbandAccount } from '../ledger/ledger-access.ts'
import { createCorrectionRecorder, requireCorrection } from './cost-guard.ts'
import type { ForceDependencies } from './force-dependencies.ts'
import type { RulesEdition } from './force-judge.ts'
import type { Force, ForceUnit } from './force-loader.ts'
import { listChangedRules, listUnitsChangedByRules } from './rules-diff.ts'
import { createUnitListItemBuilder } from './unit-list-items.ts'
import { formatWarbandHistoryLabel, buildWarbandView } from './warband-views.ts'

/** The fields of a warband that a user writes. */
type WarbandFields = Readonly<Fields>

/** Creates copies of whole warbands. */
function createWarbandCopies({ file, newId, force: findForce }: ForceDependencies) {
  const { warbands, characters, squads, vehicles } = file.rows

  /** Adds a copy of a unit with a new id and warband. Agendas are not copied (P28-AGENDA-1). */
  function addCopy({ kind, unit }: ForceUnit, id: string, warbandId: string): void {
    if (kind === 'character') characters.add({ ...unit, id, warbandId })
    else if (kind === 'squad') squads.add({ ...unit, id, warbandId })
    else vehicles.add({ ...unit, id, warbandId })
    const repository = { character: characters, squad: squads, vehicle: vehicles }[kind]
    const { hitPointsGrown, isLost, startingCost } = unit
    repository.grow(id, { hitPointsGrown, isLost, startingCost })
  }

  return {
    /** Copies a warband with its rules edition, as one change. Returns the id of the copy. */
    copy(
      { id, name, state }: { readonly id: string; readonly name: string; readonly state: Warband['state'] },
      author: Author,
    ): string {
      const { warband, units } = findForce(id).force
      const copyId = newId()
      const ids = new Map(units.map(({ unit }) => [unit.id, newId()]))
      const leaderId = warband.leaderId === null ? null : (ids.get(warband.leaderId) ?? null)
      file.changes.record(copyLabel(warband, name, state), author, () => {
        warbands.add({ ...warband, id: copyId, name, state, leaderId })
        for (const unit of units) addCopy(unit, ids.get(unit.unit.id) ?? newId(), copyId)
      })
      return copyId
    },
  }
}

function copyLabel(from: Warband, name: string, state: Warband['state']): string {
  const original = formatNameMidSentence(from.name)
  if (state === 'template') return `Keep ${original} as the template ${name}`
  if (from.state === 'template') return `Create ${formatNameMidSentence(name)} from the template ${from.name}`
  return `Copy ${original} as ${formatNameMidSentence(name)}`
}

export function createWarbandService(tools: ForceDependencies) {
  const { file, newId, roster, editions, judge } = tools
  const { warbands, characters, factions } = file.rows
  const { links } = tools
  const lines = createUnitListItemBuilder(tools)
  const copies = createWarbandCopies(tools)
  const { changes } = file

  const find = (id: string): Warband => requireFound(warbands.find(id), 'warband')

  function view(force: Force): WarbandView {
    const version = changes.versionOf('warband', force.warband.id)
    const judgement = judge.force(force, editions.ofWarband(force.warband))
    return buildWarbandView(force.warband, judgement, { version, isBehindRules: editions.isBehind(force) })
  }
  const get = (id: string): WarbandView => view(tools.force(id).force)

  function requireStash({ name, stash }: Pick<Warband, 'name' | 'stash'>, { rules: { tables } }: RulesEdition): void {
    tools.requireKnown(listUnknownRows('stash', stash, tables), `the stash of ${formatNameMidSentence(name)}`)
  }

  function requireSound({ name, factionId, portraitId, stash, leaderId }: WarbandFields, id: string | null): void {
    if (factionId !== null) requireFound(factions.find(factionId), 'faction')
    tools.requirePicture(portraitId)
    requireStash({ name, stash }, id === null ? editions.current() : editions.ofWarband(find(id)))
    if (leaderId !== null && (id === null || characters.find(leaderId)?.warbandId !== id))
      throw new RefusalError(
        'illegal',
        `The leader of ${formatNameMidSentence(name)} must be one of its own characters. Choose another.`,
      )
  }

  const noteCorrection = createCorrectionRecorder(tools)
  const costlyIn = (warband: Warband, name: string, correction: string | null) => ({
    warband,
    account: getWarbandAccount(warband.id),
    name,
    correction,
    advice: 'Buy gear for the stash between battles, or correct it as gamemaster with a note.',
  })

  function rulesDiff({ id }: { id: string }): RulesDiff {
    const { force, edition } = tools.force(id)
    const newest = editions.current()
    return {
      rules: listChangedRules(edition.rules, newest.rules),
      units: listUnitsChangedByRules(force, edition, newest, judge),
    }
  }

  return {
    list: (): WarbandView[] => roster.list().map(view),
    get: ({ id }: { id: string }): WarbandView => get(id),
    units: ({ id }: { id: string }): UnitListItem[] => lines.ofWarband(id),
    create(fields: WarbandFields, author: Author): WarbandView {
      const id = newId()
      requireSound(fields, null)
      const row = { id, ...fields, editionId: null }
      changes.record(`Create ${formatNameMidSentence(fields.name)}`, author, () => warbands.add(row))
      return get(id)
    },
    update(
      { id, version, correction = null, ...fields }: ServiceMethodInput<'warbands', 'update'>,
      author: Author,
    ): WarbandView {
      const before = find(id)
      requireRowUnchanged(file, 'warband', id, version)
      requireSound(fields, id)
      const isSame = before.stash.toSorted().join() === fields.stash.toSorted().join()
      const costly = costlyIn(before, `the stash of ${formatNameMidSentence(before.name)}`, correction)
      if (!isSame) requireCorrection(costly)
      const row = { id, ...fields, editionId: before.editionId }
      const leader = fields.leaderId === null ? null : (characters.find(fields.leaderId)?.name ?? null)
      changes.record(formatWarbandHistoryLabel(before, row, leader), author, () => {
        links.rename({ kind: 'warband', id, name: before.name }, row.name)
        warbands.update(row)
        if (!isSame) noteCorrection(costly)
        editions.settle(id)
      })
      return get(id)
    },
    /** One change, so that undo restores its units and agendas with it. */
    remove({ id, version }: RowVersionRef, author: Author): void {
      const { force } = tools.force(id)
      requireRowUnchanged(file, 'warband', id, version)
      const count = force.units.length
      const rest = count === 0 ? '' : ` with ${count === 1 ? 'the one' : `all ${count}`} in it`
      changes.record(`Remove ${formatNameMidSentence(force.warband.name)}${rest}`, author, () => warbands.remove(id))
    },
    copy: (copy: { id: string; name: string; state: Warband['state'] }, author: Author): WarbandView =>
      get(copies.copy(copy, author)),
    /** Adds all characters as one change. */
    addNames({ id, names, like }: ServiceMethodInput<'warbands', 'addNames'>, author: Author): UnitListItem[] {
      const { force, edition } = tools.force(id)
      const model = like === null ? null : requireFound(characters.find(like), 'character')
      const profile = model?.profile ?? NEW_CHARACTER
      tools.requireKnown(listUnknownRows('character', profile, edition.rules.tables), names[0] ?? '')
      requireCorrection({ ...costlyIn(force.warband, names[0] ?? '', null), advice: 'Recruit them one by one.' })
      const made = names.map((name) => ({ ...BLANK, id: newId(), warbandId: id, name, profile }))
      const who = names.length === 1 ? `${names[0]} joins` : `${names.length} characters join`
      changes.record(`${who} ${formatNameMidSentence(force.warband.name)}`, author, () => made.forEach(characters.add))
      return lines.among(id, made)
    },
    rulesDiff,
    takeRules({ id, version }: RowVersionRef, author: Author): WarbandView {
      const { warband, units } = tools.force(id).force
      requireRowUnchanged(file, 'warband', id, version)
      const newest = editions.current()
      requireStash(warband, newest)
      for (const { kind, unit } of units)
        tools.requireKnown(listUnknownRows(kind, unit.profile, newest.rules.tables), unit.name)
      changes.record(`${warband.name} takes the newest rules`, author, () =>
        warbands.update({ ...warband, editionId: null }),
      )
      return get(id)
    },
  }
}

/** Initial fields of a character from a list of names. */
const BLANK = { notes: '', background: '', portraitId: null, allowed: [], isArchived: false } as const

const { skill, hitPoints } = CHARACTER_START
const NEW_CHARACTER: CharacterProfile = {
  skills: { A: skill, F: skill, S: skill, AW: skill, P: skill },
  hitPoints,
  traits: [],
  abilities: [],
  equipment: [],
}
