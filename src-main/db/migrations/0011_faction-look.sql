ALTER TABLE `faction` ADD `colour` text;--> statement-breakpoint
ALTER TABLE `faction` ADD `emblem` text;