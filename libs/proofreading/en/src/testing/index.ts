export * from './harper-wordings';
