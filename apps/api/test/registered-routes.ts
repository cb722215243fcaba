import type { TestingApp } from './testing-app';

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
}

/** Every route that the application has registered, as `METHOD /path`. */
export function registeredRoutes({ app }: TestingApp): string[] {
  const { router } = app.getHttpAdapter().getInstance() as unknown as {
    router: { stack: readonly Layer[] };
  };
  const routes = router.stack.flatMap(({ route }) => {
    if (!route) return [];
    const methods = Object.keys(route.methods);
    const names = methods.length > 1 || methods[0] === '_all' ? ['all'] : methods;
    return names.map((name) => `${name.toUpperCase()} ${route.path}`);
  });
  return [...new Set(routes)];
}
