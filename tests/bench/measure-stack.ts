import { measureCampaign } from './campaign.ts'
import { measureForces } from './forces.ts'
import { measureDurableChanges, measureSearch } from './stack.ts'

// Runs in a separate process and prints its findings as one line of JSON.

console.log(
  JSON.stringify([
    ...(await measureDurableChanges()),
    ...(await measureSearch()),
    ...(await measureForces()),
    ...(await measureCampaign()),
  ]),
)
