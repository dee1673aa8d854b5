import type { CampaignFile } from '#main/db/open-campaign.ts'
import { buildBattlefieldRow } from '../games/planetary-sand/battlefields.ts'
import { formatArmyNamesForSearch, formatToyNamesForSearch } from '../games/planetary-sand/search-names.ts'
import type { Environment } from '../kit/environment.ts'
import { getIdByName, type IdsByName, mapIdsByName } from './ids.ts'
import type { SampleCampaign } from './schema.ts'

/** Writes the toy box of the sample, the armies that are picked from it, and the battlefields. */
export function writeSampleToysAndBattlefields(
  { rows }: CampaignFile,
  { newId }: Environment,
  sample: SampleCampaign,
  factions: IdsByName,
): void {
  const boxes = sample.toyBoxes.map((box) => ({ id: newId(), ...box, roster: formatToyNamesForSearch(box) }))
  boxes.forEach(rows.toyBoxes.add)
  const ids = mapIdsByName(boxes)
  for (const { faction, toyBox, ...army } of sample.armies)
    rows.armies.add({
      id: newId(),
      ...army,
      factionId: getIdByName(factions, faction),
      toyBoxId: getIdByName(ids, toyBox),
      roster: formatArmyNamesForSearch(army),
    })
  for (const field of sample.battlefields) rows.battlefields.add({ id: newId(), ...buildBattlefieldRow(field) })
}
