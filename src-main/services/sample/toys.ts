import type { CampaignFile } from '#main/db/open-campaign.ts'
import { battlefieldRow } from '../games/planetary-sand/battlefields.ts'
import { armyNames, toyNames } from '../games/planetary-sand/roster.ts'
import type { World } from '../world.ts'
import { idIn, type Ids, idsByName } from './ids.ts'
import type { SampleCampaign } from './schema.ts'

/** Writes the toy box of the sample, the armies that are picked from it, and the battlefields. */
export function fillToys({ rows }: CampaignFile, { newId }: World, sample: SampleCampaign, factions: Ids): void {
  const boxes = sample.toyBoxes.map((box) => ({ id: newId(), ...box, roster: toyNames(box) }))
  boxes.forEach(rows.toyBoxes.add)
  const ids = idsByName(boxes)
  for (const { faction, toyBox, ...army } of sample.armies)
    rows.armies.add({
      id: newId(),
      ...army,
      factionId: idIn(factions, faction),
      toyBoxId: idIn(ids, toyBox),
      roster: armyNames(army),
    })
  for (const field of sample.battlefields) rows.battlefields.add({ id: newId(), ...battlefieldRow(field) })
}
