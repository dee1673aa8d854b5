/** An object whose missing members throw when they are used: a call that the stand-in does not know must not pass as done. */
export function makeStrict<Target extends object>(name: string, target: Target): Target {
  return new Proxy(target, {
    get(object, key) {
      if (key in object || typeof key === 'symbol' || key === 'then') {
        const value: unknown = Reflect.get(object, key)
        return typeof value === 'function' ? (value.bind(object) as unknown) : value
      }
      throw new Error(`The stand-in for Electron has no ${name}.${key}. Add it to e2e/hosts/stand-in.`)
    },
  })
}

/** An event with the fields of Electron's, that listeners may cancel. */
export function createEvent<Fields extends object>(fields: Fields) {
  return {
    ...fields,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true
    },
  }
}
