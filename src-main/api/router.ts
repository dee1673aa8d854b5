import { implement, type Router } from '@orpc/server'
import { type Area, areas } from '#shared/contract/areas.ts'
import { type Contract, contract, type Endpoint } from '#shared/contract/contract.ts'
import type { SessionView } from '#shared/contract/session.ts'
import type { Caller } from '../services/kit/caller.ts'
import { backupsHandlers } from './backups.ts'
import type { AuthorizedCallContext, EndpointCall, ServiceMethod } from './call.ts'
import { campaignsHandlers } from './campaigns.ts'
import type { CallContext } from './context.ts'
import { desktopHandlers } from './desktop.ts'
import { liveHandler } from './live.ts'
import { authorizationMiddleware, errorMiddleware } from './middleware.ts'
import { sessionHandlers } from './session.ts'
import { requireViewerAccess } from './viewer.ts'

/**
 * Areas with custom handlers. Every other endpoint is handled by the method of the same name in the service of its
 * area.
 */
const DECIDING = {
  session: sessionHandlers,
  desktop: desktopHandlers,
  backups: backupsHandlers,
  campaigns: campaignsHandlers,
}
type Decided<Name> = Name extends keyof typeof DECIDING ? keyof (typeof DECIDING)[Name] : never

/** The service methods that the contract requires. */
type Asked = {
  readonly [Name in Exclude<Area, 'session' | 'desktop'>]: {
    readonly [Each in Exclude<keyof Contract[Name], Decided<Name>>]: ServiceMethod<Contract[Name][Each]>
  }
}

/** Validates after authorization, so that unauthorized callers learn nothing about the input. */
const AFTER_THE_GATE = { initialInputValidationIndex: 2, initialOutputValidationIndex: 2 }

const AREAS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = areas

const ROUTES: unknown = {
  ...mapped(AREAS, (endpoints, area) =>
    mapped(endpoints, (endpoint, name) => answered(endpoint, handlerOf(area, name))),
  ),
  live: answered(contract.live, liveHandler),
}

/**
 * All endpoints of the contract with their handlers. The cast is needed because oRPC's types cannot follow the loop.
 */
export const router = ROUTES as Router<Contract, CallContext>

function answered(endpoint: Endpoint, handler: (call: EndpointCall<never>) => unknown) {
  const asksForInput = endpoint['~orpc'].inputSchema !== undefined
  return implement(endpoint, AFTER_THE_GATE)
    .$context<CallContext>()
    .use(errorMiddleware)
    .use(authorizationMiddleware)
    .handler(({ input, context, signal }) => {
      requireViewerAccess(context.session, input)
      return handler({ input: (asksForInput ? input : undefined) as never, context, signal })
    })
}

function handlerOf(area: string, name: string): (call: EndpointCall<never>) => unknown {
  const decided = memberOf(memberOf(DECIDING, area), name)
  if (typeof decided === 'function') return (call) => Reflect.apply(decided, null, [call])
  return ({ input, context, signal }) => {
    const service = memberOf(servicesFor(area, context), area)
    const verb = memberOf(service, name)
    if (typeof verb !== 'function') throw new Error(`No service answers ${area}.${name}`)
    return Reflect.apply(verb, service, [input, callerOf(context.session, signal)])
  }
}

function callerOf({ id, name, role, playerId }: SessionView, signal: AbortSignal | undefined): Caller {
  return { name, session: id, role, playerId, signal }
}

/**
 * Returns the object that holds the service of an area. A missing method, or one of a type other than its endpoint's,
 * is a compile error here.
 */
function servicesFor(area: string, { orrery, campaign }: AuthorizedCallContext): Partial<Asked> | null {
  const always: Pick<Asked, 'campaigns'> = orrery
  const whileOpen: Omit<Asked, 'campaigns'> | null = campaign
  return area === 'campaigns' ? always : whileOpen
}

function memberOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null && Object.hasOwn(whole, name)
    ? Reflect.get(whole, name)
    : undefined
}

function mapped<Value, Result>(values: Readonly<Record<string, Value>>, to: (value: Value, name: string) => Result) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value, name)]))
}
