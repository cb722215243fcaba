import { Body, Controller, Get, Put } from '@nestjs/common';
import { CurrentUser } from '../../platform/http/current-user.decorator';
import type { Principal } from '../../platform/http/principal';
import { AccountService } from './account.service';
import { ProfileInput } from './profile.input';
import type { User } from './user.type';

@Controller('api/auth')
export class AccountController {
  constructor(private readonly accounts: AccountService) {}

  @Get('me')
  me(@CurrentUser() user: Principal): Promise<User> {
    return this.accounts.get(user.userId);
  }

  @Put('profile')
  async updateProfile(@CurrentUser() user: Principal, @Body() input: ProfileInput) {
    return { success: true, user: await this.accounts.updateProfile(user.userId, input) };
  }
}
