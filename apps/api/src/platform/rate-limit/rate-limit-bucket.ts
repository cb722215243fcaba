export const RATE_LIMIT_BUCKET = 'tercet:rate-limit-bucket';
