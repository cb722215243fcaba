import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { SessionPrincipal } from '../../../platform/http/principal';
import { SessionsService } from './sessions.service';
import { toSession } from './session.mapper';
import { Session } from './session.type';

@Resolver()
export class SessionsResolver {
  constructor(private readonly sessions: SessionsService) {}

  @Query(() => [Session], {
    name: 'sessions',
    description: 'Where the account is signed in; what was used last comes first.',
  })
  async list(@CurrentUser() user: SessionPrincipal): Promise<Session[]> {
    const sessions = await this.sessions.of(user.userId);
    return sessions.map((session) => toSession(session, user.sessionId));
  }

  @Mutation(() => Boolean, { description: 'Signs the account out in one place.' })
  async endSession(
    @CurrentUser() user: SessionPrincipal,
    @Args('id', { type: () => ID, description: 'The session.' }) id: string,
  ): Promise<boolean> {
    await this.sessions.endOne(user, id);
    return true;
  }

  @Mutation(() => Int, {
    description: 'Signs the account out everywhere but here. Answers in how many places.',
  })
  endOtherSessions(@CurrentUser() user: SessionPrincipal): Promise<number> {
    return this.sessions.endOthers(user);
  }
}
