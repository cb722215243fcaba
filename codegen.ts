import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types and documents of the client, from the committed schema: no running server is needed. */
const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: ['apps/web/src/**/*.graphql', 'libs/api-client/src/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    './libs/api-client/src/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        strictScalars: true,
        enumsAsTypes: true,
        scalars: { DateTime: 'string', JSONObject: 'Record<string, unknown>' },
      },
    },
  },
};

export default config;
