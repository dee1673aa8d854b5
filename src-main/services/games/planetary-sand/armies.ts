import type { Author } from '#main/db/change-log/change-log.ts'
import type { ArmyRow, ToyBoxRow } from '#main/db/repositories/planetary-sand.ts'
import { analyseArmy } from '#main/games/planetary-sand/army/analyse-army.ts'
import {
  createEmptyArmyPlan,
  createMirroredPlans,
  draftArmiesAlternately,
} from '#main/games/planetary-sand/army/divide-toy-box.ts'
import { createNamedRowService } from '#main/services/kit/named-rows.ts'
import { findFreeName } from '#main/services/kit/names-for-files.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { ArmyFields, ArmyAnalysis, ArmyView, ToyBoxDivision } from '#shared/contract/planetary-sand/armies.ts'
import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'
import type { ToyBox } from '#shared/games/planetary-sand/toys.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { getArmyToyBox as pickedFrom, extractArmyPlan } from './army-plan.ts'
import { formatArmyNamesForSearch } from './search-names.ts'

const DIVIDE: Readonly<Record<ToyBoxDivision, (box: ToyBox) => readonly [ArmyPlan, ArmyPlan]>> = {
  mirror: createMirroredPlans,
  fair: draftArmiesAlternately,
  free: () => [createEmptyArmyPlan(), createEmptyArmyPlan()],
}

export function createArmyService(tools: ServiceDependencies) {
  const { file, newId } = tools
  const { armies, toyBoxes, factions } = file.rows

  const boxOf = (id: string | null): ToyBox => pickedFrom(toyBoxes, id)

  function view({ roster: _searched, ...row }: ArmyRow, version: number): ArmyView {
    const study = analyseArmy({ plan: extractArmyPlan(row), box: boxOf(row.toyBoxId) })
    return structuredClone({ ...row, study, version }) as ArmyView
  }
  function requireSound({ factionId, toyBoxId, units, machines }: ArmyFields): void {
    if (factionId !== null) requireFound(factions.find(factionId), 'faction')
    if (toyBoxId !== null) requireFound(toyBoxes.find(toyBoxId), 'toy box')
    const ids = [...units, ...units.flatMap(({ figures }) => figures), ...machines].map(({ id }) => id)
    if (new Set(ids).size < ids.length)
      throw new RefusalError('illegal', 'Two things of the army have the same id: give each one its own.')
  }

  const { view: viewOf, ...named } = createNamedRowService(tools, {
    kind: 'army',
    rows: armies,
    stored: (fields: ArmyFields, id) => ({ ...fields, id, roster: formatArmyNamesForSearch(fields) }),
    views: () => view,
    check: requireSound,
  })

  return {
    ...named,
    study: ({ toyBoxId, plan }: { toyBoxId: string | null; plan: ArmyPlan }): ArmyAnalysis =>
      structuredClone(analyseArmy({ plan, box: boxOf(toyBoxId) })) as ArmyAnalysis,
    /** A name already in use gets a number: a toy box divided twice gives four distinguishable armies. */
    divide(
      { toyBoxId, names: asked, how }: ServiceMethodInput<'armies', 'divide'>,
      author: Author,
    ): [ArmyView, ArmyView] {
      const box: ToyBoxRow = requireFound(toyBoxes.find(toyBoxId), 'toy box')
      const taken = new Set(armies.list().map(({ name }) => name))
      const first = findFreeName(asked[0], taken)
      const names = [first, findFreeName(asked[1], taken.add(first))] as const
      const plans = DIVIDE[how](box)
      const ids = [newId(), newId()] as const
      file.changes.record(`Divide ${formatNameMidSentence(box.name)} between ${names.join(' and ')}`, author, () => {
        for (const at of [0, 1] as const)
          armies.add({
            id: ids[at],
            name: names[at],
            notes: '',
            factionId: null,
            toyBoxId,
            ...plans[at],
            roster: formatArmyNamesForSearch(plans[at]),
          })
      })
      return [viewOf(ids[0]), viewOf(ids[1])]
    },
  }
}
