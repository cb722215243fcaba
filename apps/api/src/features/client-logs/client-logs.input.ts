import { CLIENT_LOG_TRAIL_MAX_NOTES, CLIENT_LOGS_MAX_ENTRIES } from '@tercet/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { GivenText } from '../../platform/validation/text-input';
import { IsLevel, IsMoment, ListOf, NotLongerThan, ShortText } from './client-log.decorators';

const MESSAGE_MAX_LENGTH = 500;
const ADDRESS_MAX_LENGTH = 2_000;
const NAME_MAX_LENGTH = 100;
const STACK_MAX_LENGTH = 8_000;
const COUNT_MAX = 1_000_000;

/** What a client tells. Only its form is looked at here: what of it may be written is not up to who has sent it. */
export class ClientLogNoteInput {
  @IsLevel()
  level: string | number;

  @GivenText('Message')
  @NotLongerThan('Message', MESSAGE_MAX_LENGTH)
  message: string;

  @IsOptional()
  @IsMoment()
  timestamp?: string | number | null;

  @ShortText('Page', ADDRESS_MAX_LENGTH)
  page?: string | null;

  @ShortText('Operation', NAME_MAX_LENGTH)
  operation?: string | null;

  @IsOptional()
  @IsInt({ message: 'Status must be a whole number' })
  @Min(100, { message: 'Status must be at least 100' })
  @Max(599, { message: 'Status must be at most 599' })
  status?: number | null;

  @ShortText('Code', NAME_MAX_LENGTH)
  code?: string | null;
}

class ClientLogEntryInput extends ClientLogNoteInput {
  @ShortText('Name', NAME_MAX_LENGTH)
  name?: string | null;

  @ShortText('Stack', STACK_MAX_LENGTH)
  stack?: string | null;

  @ShortText('Build', NAME_MAX_LENGTH)
  build?: string | null;

  @IsOptional()
  @IsInt({ message: 'Count must be a whole number' })
  @Min(1, { message: 'Count must be at least 1' })
  @Max(COUNT_MAX, { message: `Count must be at most ${COUNT_MAX}` })
  count?: number | null;

  @IsOptional()
  @ListOf('Trail', CLIENT_LOG_TRAIL_MAX_NOTES)
  @Type(() => ClientLogNoteInput)
  trail?: readonly ClientLogNoteInput[] | null;
}

export class ClientLogsInput {
  @ListOf('Logs', CLIENT_LOGS_MAX_ENTRIES)
  @Type(() => ClientLogEntryInput)
  logs: readonly ClientLogEntryInput[];
}
